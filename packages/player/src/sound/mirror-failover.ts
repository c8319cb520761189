import type { Clock } from '@onda/core/timing/clock';

/** So many failures in a row, and the next address is tried. */
const FAILURES_EACH = 2;

/** So long another address may stand in; then the next break leads back to the first, never the sound that goes on. */
const AWAY_MS = 5 * 60_000;

/** The addresses of one station, and which of them is heard. */
export interface MirrorFailover {
  current(): string;
  /** The first as the page wrote it, a playlist too. */
  home(): string;
  /** How many there are. */
  size(): number;
  /** The current one broke, or was not there. */
  lost(): void;
  /** The current one has held for a while. */
  held(): void;
  /**
   * The current one was a playlist; these streams take its place. False when it leads nowhere but to playlists that
   * were read.
   */
  unfold(streams: readonly string[]): boolean;
}

export function createMirrorFailover(clock: Clock, streams: readonly string[]): MirrorFailover {
  const addresses = [...new Set(streams)];
  const read = new Set<string | undefined>();
  let at = 0;
  let failures = 0;
  let awaySince = 0;

  const turnTo = (next: number) => {
    if (at === 0) awaySince = clock.now();
    at = next;
    failures = 0;
  };
  return {
    current: () => addresses[at] ?? '',
    home: () => streams[0] ?? '',
    size: () => addresses.length,
    lost() {
      failures += 1;
      if (at > 0 && clock.now() - awaySince >= AWAY_MS) return turnTo(0);
      if (failures >= FAILURES_EACH) turnTo((at + 1) % addresses.length);
    },
    held() {
      failures = 0;
    },
    unfold(found) {
      read.add(addresses[at]);
      const next = found.filter((stream) => !read.has(stream));
      if (next.length > 0) addresses.splice(at, 1, ...next);
      return next.length > 0;
    },
  };
}
