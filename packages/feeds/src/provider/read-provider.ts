import type { FeedOptions } from '../feed-options';
import { HISTORY_LIMIT, type NowPlaying, nowPlaying, offline, type PlayedTrack } from '../now-playing';
import { ourStation } from '../stations/our-station';
import { documentsIn } from './documents';
import { moreKinds } from './more-kinds';
import type { Provider } from './provider';
import { readStation } from './read-station';
import { stationsIn } from './stations-in';
import { at, holds, isEmpty, listOf } from './ways';

/** Reads a text as a provider file says. The last of several events that tells something counts. */
export function readProvider(provider: Provider, text: string, options: FeedOptions): NowPlaying | null {
  const readings = documentsIn(text, provider).flatMap((trees) => {
    for (const tree of trees) {
      const reading = readDocument(provider, tree, options);
      if (reading) return [reading];
    }
    return [];
  });
  const last = readings.pop();
  if (!last || last.history.length > 0 || readings.length === 0) return last ?? null;
  return { ...last, history: songsOf(readings.reverse()).slice(0, HISTORY_LIMIT) };
}

const songsOf = (readings: readonly NowPlaying[]): PlayedTrack[] =>
  readings.flatMap(({ track, startedAt }) => (track ? [{ ...track, playedAt: startedAt }] : []));

function readDocument(provider: Provider, tree: unknown, options: FeedOptions): NowPlaying | null {
  const { read, root = '', stations } = provider;
  const found =
    root === '**' && read ? [moreKinds.songMap?.(tree, read)] : listOf(root).map((way) => at(tree, way));
  const document = found.find(
    (one) => !isEmpty(one) && (typeof one === 'object' || provider.body === 'text'),
  );
  if (!read || document === undefined || !isMeant(provider, document)) return null;
  if (!stations) return readStation(read, document, options);
  const station = ourStation(stationsIn(document, stations), options);
  if (!station) return stations.missing ? offline() : nowPlaying({});
  const reading = readStation(read, station.value, options);
  return station.isOn ? reading : { ...offline(), history: reading.history, ...pick(reading) };
}

const pick = ({ listeners }: NowPlaying) => listeners !== undefined && { listeners };

function isMeant({ read }: Provider, document: unknown): boolean {
  const isThere =
    read?.needs === undefined || listOf(read.needs).some((way) => at(document, way) !== undefined);
  return isThere && !holds(read?.unless, document);
}
