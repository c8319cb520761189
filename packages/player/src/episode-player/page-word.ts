import type { KeyStore } from '@onda/core/storage/storage';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import type { Clock } from '@onda/core/timing/clock';
import type { Episode } from './contract';

/** A word older than this is forgotten, as with the live sound. */
const FRESH_MS = 30_000;

/** The bar at the end of a page, for the next page of the same tab. */
export interface PageWord {
  episode: Episode;
  isPlaying: boolean;
}

export const sourceOf = ({ episode }: Pick<Episode, 'episode'>): string => `episode:${episode}`;

export function keepWord(storage: KeyStore, { now }: Pick<Clock, 'now'>, word: PageWord) {
  storage.write(LISTENING_KEY, { source: sourceOf(word.episode), ...word, endedAt: now() });
}

/** Once. A word of the live sound stays for whom it is meant. */
export function takeWord(storage: KeyStore, { now }: Pick<Clock, 'now'>): PageWord | undefined {
  const { source, episode, isPlaying, endedAt } = storage.read(LISTENING_KEY, Object) as Record<
    string,
    unknown
  >;
  if (!String(source).startsWith('episode:')) return undefined;
  storage.remove(LISTENING_KEY);
  const ageMs = now() - Number(endedAt);
  if (!(ageMs >= 0 && ageMs <= FRESH_MS)) return undefined;
  return { episode: Object(episode) as Episode, isPlaying: isPlaying === true };
}
