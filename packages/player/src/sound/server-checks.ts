import { createLatestRequest } from './latest-request';
import type { MirrorFailover } from './mirror-failover';
import type { Sound, SoundError } from './sound';
import type { SoundDependencies } from './sound-dependencies';

/** Requests to a stream server besides its sound, one at a time. */
export interface ServerChecks {
  /** Puts the streams of the playlist that the route stands at in its place; `then` learns whether there were any. */
  unfold(route: MirrorFailover, then: (isFound: boolean) => void): void;
  /** Makes of the end of a station one that tells its cause. */
  explain(end: Sound, station: string, then: (end: Sound) => void): void;
  drop(): void;
}

type Asked = Pick<SoundDependencies, 'unlock' | 'readPlaylist' | 'diagnose'>;

export function createServerChecks(dependencies: Asked): ServerChecks {
  const { ask, drop } = createLatestRequest();
  return {
    unfold(route, then) {
      const playlist = route.current();
      dependencies.unlock();
      ask<readonly string[]>(
        (signal) => dependencies.readPlaylist(playlist, signal),
        [],
        (streams) => then(route.unfold(streams)),
      );
    },
    explain(end, station, then) {
      if (end.status !== 'error' || end.reason !== 'unavailable') return then(end);
      ask<SoundError>(
        (signal) => dependencies.diagnose(station, signal),
        'unavailable',
        (reason) => then({ status: 'error', reason }),
      );
    },
    drop,
  };
}
