import { parseFeedDocument } from '@onda/feeds/feed-document';
import { withFound } from '@onda/feeds/songs/with-show';
import type { PlayerHost, PlayerModel } from '../player-model';
import { loadDocumentReader } from './now-playing-source';

/**
 * Reads the songs before the one on air. Our server tells the song alone; the others are in the station's document,
 * which the browser reads for those who want to see them. Later answers are then read whole, too.
 */
export async function readHistory({ attributes }: PlayerHost, { onAir, engine }: PlayerModel): Promise<void> {
  const { prepare, readDocument } = await loadDocumentReader();
  if (onAir.answer === undefined) return;
  await prepare(parseFeedDocument(onAir.answer));
  // The songs of a push are read whole, and newer.
  if (onAir.isPushed) return;
  const { answer } = onAir;
  const { radioStream, feed, preserveOriginalUpperLowerCase: keepCase } = attributes.getState();
  const reading = await readDocument(answer, {
    streamUrl: radioStream,
    feedUrl: feed || undefined,
    keepCase,
  });
  engine?.player.apply(withFound(reading, answer));
}
