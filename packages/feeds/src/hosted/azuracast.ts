import type { FeedOptions, FeedReader } from '../feed-options';
import { httpUrl } from '../http-url';
import { at, listAt, parseJson } from '../json';
import type { NowPlaying } from '../now-playing';
import { parseSse } from '../parse-sse';
import { songList } from '../songs/song-list';
import { encodedText } from '../text/text';

/**
 * AzuraCast's `/api/nowplaying/{station}`, the list of all stations without one, and its pushed frames: the data of one
 * event, or a whole text of events, of which the last that tells something counts. Null for the empty frames between
 * them.
 */
export const readAzuracast: FeedReader = (text, options) => {
  if (/^\s*(?:data|event|id|retry)?:/.test(text)) return lastOf(parseSse(text), options);
  const reply = parseJson(text);
  return stationNow(Array.isArray(reply) ? stationOf(reply, options) : pushed(reply), options);
};

function lastOf(frames: readonly string[], options: FeedOptions): NowPlaying | null {
  const readings = frames.map((frame) => stationNow(pushed(parseJson(frame)), options));
  return readings.findLast((reading) => reading !== null) ?? null;
}

/** First frame: what each subscribed channel published last; later ones: one publication. */
function pushed(frame: unknown): unknown {
  const channels = Object.values(at(frame, 'connect', 'subs') ?? {});
  const publications = channels.flatMap((channel) => listAt(channel, 'publications'));
  return at(at(frame, 'pub') ?? publications.at(-1), 'data', 'np') ?? frame;
}

function stationNow(station: unknown, options: FeedOptions): NowPlaying | null {
  const read = songList(station, options);
  const isOnline = at(station, 'is_online') !== false;
  if (!read || !isOnline) return read && { ...read, isOnline, track: null, startedAt: null, endsAt: null };
  const isLive = at(station, 'live', 'is_live') === true;
  return { ...read, live: { isLive, name: encodedText(at(station, 'live', 'streamer_name')) } };
}

/** The station whose stream is heard, by the path of its default address or of one of its mounts. */
function stationOf(stations: readonly unknown[], { streamUrl = '' }: FeedOptions): unknown {
  const path = httpUrl(streamUrl)?.pathname ?? '';
  return stations.find((station) => addressesOf(station).includes(path)) ?? stations[0];
}

const addressesOf = (station: unknown): string[] =>
  [
    at(station, 'station', 'listen_url'),
    ...listAt(station, 'station', 'mounts').map((mount) => at(mount, 'url')),
  ].flatMap((url) => httpUrl(String(url))?.pathname ?? []);
