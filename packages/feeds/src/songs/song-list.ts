import type { FeedOptions, FeedReader } from '../feed-options';
import { at, listAt, parseJson } from '../json';
import { HISTORY_LIMIT, type NowPlaying, nowPlaying, type PlayedTrack, type Track } from '../now-playing';
import { encodedText } from '../text/text';
import { trackOf } from '../text/track-text';
import { momentOf } from '../time';
import { artUrl, historyArtUrl } from './art';

/** The spec's first style of feed: `now_playing.song`, `now_playing.art`, `song_history[]`. */
export const readSongList: FeedReader = (text, options) => songList(parseJson(text), options);

/** Null when the value has neither a current song nor a history. AzuraCast's replies are read by the same rules. */
export function songList(value: unknown, options: FeedOptions): NowPlaying | null {
  const current = at(value, 'now_playing');
  const history = at(value, 'song_history');
  if (typeof current !== 'object' && !Array.isArray(history)) return null;
  const startedAt = momentOf(at(current, 'played_at'));
  const duration = Number(at(current, 'duration'));
  return nowPlaying({
    track: currentTrack(current, options),
    history: listAt(value, 'song_history')
      .slice(0, HISTORY_LIMIT)
      .flatMap((entry) => playedTrack(entry, options)),
    startedAt,
    endsAt: startedAt !== null && duration > 0 ? momentOf(startedAt + duration * 1000) : null,
  });
}

/** The spec reads `now_playing.art`, AzuraCast writes `now_playing.song.art`. */
function currentTrack(current: unknown, options: FeedOptions): Track | null {
  const art = artUrl(at(current, 'art'), options) || artUrl(at(current, 'song', 'art'), options);
  return songOf(current, art) ?? (art ? { title: '', artist: '', art } : null);
}

function playedTrack(entry: unknown, options: FeedOptions): PlayedTrack[] {
  const track = songOf(entry, historyArtUrl(at(entry, 'song', 'art'), options));
  return track ? [{ ...track, playedAt: momentOf(at(entry, 'played_at')) }] : [];
}

function songOf(entry: unknown, art: string): Track | null {
  const title = encodedText(at(entry, 'song', 'title'));
  const artist = encodedText(at(entry, 'song', 'artist'));
  return title || artist ? { title, artist, art } : trackOf(encodedText(at(entry, 'song', 'text')), art);
}
