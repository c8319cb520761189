import type { Clock } from '@onda/core/clock';
import type { KeyStore } from '@onda/core/storage';
import type { Volume } from '../transports/transport';
import { LISTENING_KEY } from './listening-key';

/** Whoever comes back later than this begins anew. */
const FRESH_MS = 30_000;

/**
 * What a visitor heard when the page ended, for the next page of the same tab. It is there only between two pages, so
 * a second tab never finds it.
 */
export interface ListeningMemory {
  /** `source`: station id, else stream. */
  keep(source: string, volume: Volume): void;
  /** Once: the volume with which this source was heard; null when it was not, or too long ago. */
  take(source: string): Volume | null;
}

export function listeningMemory(storage: KeyStore, clock: Pick<Clock, 'now'>): ListeningMemory {
  return {
    keep: (source, volume) => void storage.write(LISTENING_KEY, { source, ...volume, endedAt: clock.now() }),
    take(source) {
      const { endedAt, volume, ...kept } = storage.read(LISTENING_KEY, parse);
      const ageMs = clock.now() - endedAt;
      const isFresh = ageMs >= 0 && ageMs <= FRESH_MS;
      if (isFresh && kept.source !== source) return null;
      storage.remove(LISTENING_KEY);
      return isFresh && source !== '' ? volume : null;
    },
  };
}

function parse(value: unknown) {
  const { source, level, isMuted, endedAt } = Object(value) as Record<string, unknown>;
  const isLevel = typeof level === 'number' && level >= 0 && level <= 1;
  return {
    source: typeof source === 'string' ? source : '',
    volume: { level: isLevel ? level : 1, isMuted: isMuted === true },
    endedAt: typeof endedAt === 'number' ? endedAt : Number.NEGATIVE_INFINITY,
  };
}
