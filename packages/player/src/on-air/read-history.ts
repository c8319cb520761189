import { parseFeedDocument } from '@onda/feeds/feed-document';
import { withFound } from '@onda/feeds/songs/with-show';
import type { OnAirNotes, PlayerHost, PlayerModel } from '../player-model';
import { loadDocumentReader } from './now-playing-source';

/**
 * Reads the songs before the one on air. Our server tells the song alone; the others are in the station's document,
 * which the browser reads for those who want to see them. Later answers are then read whole, too.
 *
 * @returns The answer that holds earlier songs; null where it holds none, or where others tell them.
 */
export async function readHistory(
  { attributes }: PlayerHost,
  { onAir, engine }: PlayerModel,
): Promise<unknown> {
  const { prepare, readDocument } = await loadDocumentReader();
  if (latestAnswer(onAir) === undefined) return null;
  await prepare(parseFeedDocument(latestAnswer(onAir)));
  // The songs of a push are read whole, and newer.
  if (onAir.isPushed) return null;
  const answer = latestAnswer(onAir);
  const { radioStream, feed, preserveOriginalUpperLowerCase: keepCase } = attributes.getState();
  const reading = await readDocument(answer, {
    streamUrl: radioStream,
    feedUrl: feed || undefined,
    keepCase,
  });
  engine?.player.apply(withFound(reading, answer));
  return reading.kind === 'read' && reading.nowPlaying.history.length > 0 ? answer : null;
}

/** The last answer of our server, which may be that to the first poll of the page. */
export const latestAnswer = ({ answer, known }: OnAirNotes): unknown => answer ?? known?.data;
