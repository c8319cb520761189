import type { MirrorFailover } from './mirror-failover';
import { type NextStep, retryAfterLoss } from './retry-policy';
import type { SoundDependencies } from './sound-dependencies';
import type { SoundLog } from './sound-log';

/** How often in a row a station was lost, and what comes of it. */
export interface FailureCount {
  /** In a row. */
  count(): number;
  /** Counts a failure and turns the route. */
  next(route: MirrorFailover, isUndecodable: boolean): NextStep;
  /** The station sounds: from now on it is never given up. */
  heard(): void;
  /** The station has sounded at least once. */
  wasHeard(): boolean;
  /** It has held for a while. */
  forget(): void;
  /** Another call of the visitor's; `station` is its first address. */
  restart(station: string): void;
}

export function createFailureCount(dependencies: SoundDependencies, log: SoundLog): FailureCount {
  const heard = new Set<string>();
  let station = '';
  let failures = 0;
  let undecodable = 0;

  const forget = () => {
    failures = 0;
    undecodable = 0;
  };
  const wasHeard = () => heard.has(station);
  return {
    count: () => failures,
    next(route, isUndecodable) {
      const stream = route.current();
      route.lost();
      failures += 1;
      undecodable = isUndecodable ? undecodable + 1 : 0;
      return retryAfterLoss(dependencies, {
        stream,
        failures,
        undecodable,
        addresses: route.size(),
        silentMs: log.silentMs(),
        wasHeard: wasHeard(),
      });
    },
    heard: () => void heard.add(station),
    wasHeard,
    forget,
    restart(next) {
      station = next;
      forget();
    },
  };
}
