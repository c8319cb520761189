import { domParsers } from '@onda/feeds/dom-parsers';
import { asServerReads } from '@onda/feeds/feed-document';
import { nowPlaying, type Track } from '@onda/feeds/now-playing';
import { type FeedReading, readWith } from '@onda/feeds/read-with';
import { withShow } from '@onda/feeds/songs/with-show';
import { isSegmentName } from '@onda/feeds/text/bare-title';
import { type SongWords, songText } from '@onda/feeds/text/song-text';
import { trackOf } from '@onda/feeds/text/track-text';
import { SEGMENT_EVENT } from '../transports/segment-event';

/** A cue of timed metadata: `value` is a frame of ID3, or an attribute of a dated range. */
interface MetadataCue {
  value?: { key?: unknown; data?: unknown; info?: unknown };
}

const TITLE = /^(?:TIT2|TITLE|X-(?:.*-)?TITLE)$/i;
const ARTIST = /^(?:TPE1|ARTIST|X-(?:.*-)?ARTIST)$/i;

/**
 * Follows the songs that the sound of HLS names itself, by timed ID3, dated ranges or the titles of its segments. They
 * come when they are heard.
 */
export function followSongsInSound(
  audio: HTMLMediaElement,
  { keepCase, answer }: { keepCase: boolean; answer(): unknown },
  tell: (reading: FeedReading) => void,
  signal: AbortSignal,
): void {
  let last = '';
  const words = () => asServerReads(PARSERS, answer());
  const say = (track: Track | null) => {
    const name = JSON.stringify(track);
    if (!track || name === last) return;
    last = name;
    tell(
      withShow(
        readWith(() => nowPlaying({ track }), name, { ...PARSERS, keepCase }),
        answer(),
      ),
    );
  };
  const follow = (track: TextTrack) => {
    if (track.kind !== 'metadata') return;
    track.mode = 'hidden';
    track.addEventListener(
      'cuechange',
      () => say(trackOfCues([...(track.activeCues ?? [])] as MetadataCue[], words())),
      { signal },
    );
  };
  const { textTracks } = audio;
  for (const track of textTracks) follow(track);
  textTracks.addEventListener('addtrack', ({ track }) => track && follow(track), { signal });
  const onSegment = (event: Event) => say(trackOfSegment((event as CustomEvent<unknown>).detail, words()));
  audio.addEventListener(SEGMENT_EVENT, onSegment, { signal });
}

const PARSERS = domParsers();

/** The song that cues name, those of one moment together. */
export function trackOfCues(cues: readonly MetadataCue[], words: SongWords): Track | null {
  const named = (name: RegExp) => {
    const values = cues.flatMap(({ value }) =>
      name.test(String(value?.key)) ? [value?.data ?? value?.info] : [],
    );
    return songText(values.at(-1), words);
  };
  return songOf(named(TITLE), named(ARTIST));
}

/** The song that the title of a segment names: `Artist - Title`, or `title="…",artist="…"`. */
export const trackOfSegment = (title: unknown, words: SongWords): Track | null =>
  isSegmentName(title) ? null : trackOf(songText(title, words));

const songOf = (title: string, artist: string): Track | null => {
  if (isSegmentName(title)) return null;
  return artist ? { title, artist, art: '' } : trackOf(title);
};
