import type { KeyStore } from '@onda/core/storage/storage';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import type { Clock } from '@onda/core/timing/clock';
import type { Volume } from '../transports/transport';

/** The sound of a visitor who comes back later does not go on. */
const FRESH_MS = 30_000;

/** How a source was heard. */
export interface Listening extends Volume {
  /** When the sleep timer ends it; ms since the epoch, none while no timer runs. */
  sleepsAt?: number | undefined;
}

/**
 * The sound at the end of a page, for the next page of the same tab. It is there only between two pages, so
 * a second tab never finds it.
 */
export interface ListeningMemory {
  /** `source`: station id, else stream. */
  keep(source: string, listening: Listening): void;
  /** Once: how this source was heard; null when it was not, too long ago, or its timer is over. */
  take(source: string): Listening | null;
}

export function listeningMemory(storage: KeyStore, clock: Pick<Clock, 'now'>): ListeningMemory {
  return {
    keep: (source, listening) =>
      void storage.write(LISTENING_KEY, { source, ...listening, endedAt: clock.now() }),
    take(source) {
      const { endedAt, listening, ...kept } = storage.read(LISTENING_KEY, parse);
      const now = clock.now();
      const ageMs = now - endedAt;
      const isFresh = ageMs >= 0 && ageMs <= FRESH_MS;
      if (isFresh && kept.source !== source) return null;
      storage.remove(LISTENING_KEY);
      const isOver = listening.sleepsAt !== undefined && listening.sleepsAt <= now;
      return isFresh && !isOver && source !== '' ? listening : null;
    },
  };
}

function parse(value: unknown) {
  const { source, level, isMuted, sleepsAt, endedAt } = Object(value) as Record<string, unknown>;
  const isLevel = typeof level === 'number' && level >= 0 && level <= 1;
  return {
    source: typeof source === 'string' ? source : '',
    listening: {
      level: isLevel ? level : 1,
      isMuted: isMuted === true,
      sleepsAt: typeof sleepsAt === 'number' ? sleepsAt : undefined,
    },
    endedAt: typeof endedAt === 'number' ? endedAt : Number.NEGATIVE_INFINITY,
  };
}
