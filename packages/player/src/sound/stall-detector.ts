import type { Clock } from '@onda/core/timing/clock';
import type { AudioConnection } from '../transports/transport';

const LOOK_MS = 200;

/** Shorter stalls are not worth a word; a silence is told within a second. */
const SILENCE_MS = 500;

/** A silence this long does not end by itself: a frozen server sends no error ever. */
const STALL_MS = 4000;

/** No new sound for so long, though old sound still plays: the server is frozen behind a long buffer. */
const DROUGHT_MS = 13_000;

/**
 * With more than this ahead a browser stops reading for a while; with less than none it does not tell what it holds.
 */
const AHEAD_S = { least: 0.5, most: 25 };

/** So long without a fault, and the next fault counts as the first. */
const STEADY_MS = 10_000;

export interface Watcher {
  sounding(): void;
  silent(): void;
  /** Sounding for a while now. */
  steady(): void;
  /** Nothing more will come over this connection. */
  lost(): void;
}

/**
 * Looks after a connection that has begun to play, by the one thing that never lies: the position. Returns the undo.
 */
export function detectStalls(clock: Clock, connection: AudioConnection, watcher: Watcher): () => void {
  const heard = progressOf(clock, connection.position);
  const arrived = progressOf(clock, connection.received);
  let soundingSince = clock.now();

  const isDry = () => {
    const ahead = connection.received() - connection.position();
    return arrived.stillMs() >= DROUGHT_MS && ahead >= AHEAD_S.least && ahead <= AHEAD_S.most;
  };
  const look = () => {
    heard.look();
    arrived.look();
    const stillMs = heard.stillMs();
    if (stillMs >= STALL_MS || isDry()) return watcher.lost();
    if (stillMs >= SILENCE_MS) {
      soundingSince = clock.now();
      return heard.hasMoved() && watcher.silent();
    }
    if (stillMs === 0) watcher.sounding();
    if (clock.now() - soundingSince >= STEADY_MS) watcher.steady();
  };
  return clock.every(LOOK_MS, look);
}

function progressOf(clock: Clock, read: () => number) {
  let last = read();
  let movedAt = clock.now();
  let hasMoved = false;
  return {
    look() {
      const next = read();
      if (next === last) return;
      last = next;
      movedAt = clock.now();
      hasMoved = true;
    },
    stillMs: () => clock.now() - movedAt,
    hasMoved: () => hasMoved,
  };
}
