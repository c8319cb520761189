import type { FeedOptions, FeedReader } from '../feed-options';
import { HISTORY_LIMIT, type NowPlaying, nowPlaying, type PlayedTrack } from '../now-playing';
import { songIn, songOf } from '../songs/song';
import { isSegmentName } from '../text/bare-title';
import { songText } from '../text/song-text';
import { lengthOf, momentOf } from '../time';

/** The tags of an HLS playlist: the song of a date range, else the titles of the segments, the last of which sounds. */
export const readHls: FeedReader = (text, options) => {
  if (!/^\s*#EXTM3U/.test(text)) return null;
  const lines = text.split(/[\r\n]+/);
  const dated = lines.map((line) => datedSong(line, options)).findLast((song) => song !== null);
  return dated ?? titledSongs(lines, options);
};

function datedSong(line: string, options: FeedOptions): NowPlaying | null {
  if (!line.startsWith('#EXT-X-DATERANGE:')) return null;
  const field = (name: string) => new RegExp(`[:,](?:${name})="([^"]*)"`).exec(line)?.[1] ?? '';
  const [artist = '', title = ''] = ['X-[\\w-]*ARTIST', 'X-[\\w-]*TITLE'].map((name) =>
    songText(field(name), options),
  );
  const track = songOf({ artist, title });
  const startedAt = momentOf(field('START-DATE'));
  if (!track || (startedAt ?? 0) > (options.now ?? Number.POSITIVE_INFINITY)) return null;
  const length = lengthOf(/[:,]DURATION=([\d.]+)/.exec(line)?.[1], 1000);
  const endsAt = startedAt !== null && length !== null ? startedAt + length : null;
  return nowPlaying({ track, startedAt, endsAt });
}

function titledSongs(lines: readonly string[], options: FeedOptions): NowPlaying {
  const titles = lines.flatMap((line) => {
    const told = /^#EXTINF:(?:[^,"]|"[^"]*")*,(.*)$/s.exec(line)?.[1];
    return isSegmentName(told) ? [] : [songText(told, options)];
  });
  const [track = null, ...played] = [...new Set(titles.reverse())].flatMap(
    (title) => songIn(title, options) ?? [],
  );
  const history = played.slice(0, HISTORY_LIMIT).map((song): PlayedTrack => ({ ...song, playedAt: null }));
  return nowPlaying({ track, history });
}
