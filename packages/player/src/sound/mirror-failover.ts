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
  /** The stream of the first: one of those that a playlist named, the heard one where it is of them. */
  station(): string;
  /** How many there are. */
  size(): number;
  /** The current one broke, or was not there. */
  lost(): void;
  /** The current one sounds. */
  heard(): void;
  /** The current one has held for a while. */
  held(): void;
  /** The current one may be a playlist: it was not read yet. */
  isUnread(): boolean;
  /**
   * The current one was a playlist; these streams take its place. False when it leads nowhere but to playlists that
   * were read.
   */
  expand(streams: readonly string[]): boolean;
}

/** `waysOf`: other forms of an address that was never heard, each tried once after its first failure. */
export function createMirrorFailover(
  clock: Clock,
  streams: readonly string[],
  waysOf: (address: string) => readonly string[] = () => [],
): MirrorFailover {
  const addresses = [...new Set(streams)];
  const read = new Set<string | undefined>();
  const known = new Set<string | undefined>();
  let ways: readonly string[] = [];
  let at = 0;
  let failures = 0;
  let awaySince = 0;
  let ofFirst = 1;
  const current = () => ways[0] ?? addresses[at] ?? '';

  const turnTo = (next: number) => {
    if (at === 0) awaySince = clock.now();
    at = next;
    failures = 0;
  };
  /** Whether there is another form of the current address to try. */
  const turnToWay = () => {
    const address = current();
    ways = ways.length > 0 ? ways.slice(1) : known.has(address) ? [] : waysOf(address);
    known.add(address);
    return ways.length > 0;
  };
  return {
    current,
    home: () => streams[0] ?? '',
    station: () => addresses[at < ofFirst ? at : 0] ?? '',
    size: () => addresses.length,
    lost() {
      if (turnToWay()) return;
      failures += 1;
      if (at > 0 && clock.now() - awaySince >= AWAY_MS) return turnTo(0);
      if (failures >= FAILURES_EACH) turnTo((at + 1) % addresses.length);
    },
    heard() {
      known.add(current());
      addresses[at] = current();
      ways = [];
    },
    held() {
      failures = 0;
    },
    isUnread: () => !read.has(current()),
    expand(found) {
      read.add(current());
      const next = found.filter((stream) => !read.has(stream));
      if (next.length === 0) return false;
      if (at < ofFirst) ofFirst += next.length - 1;
      addresses.splice(at, 1, ...next);
      ways = [];
      return true;
    },
  };
}
