import { createLatestRequest } from './latest-request';
import type { MirrorFailover } from './mirror-failover';
import type { Sound, SoundError } from './sound';
import type { SoundDependencies } from './sound-dependencies';

/** Requests to a stream server besides its sound, one at a time. */
export interface ServerChecks {
  /** Puts the streams of the current playlist in its place; `then` gets whether there were any. */
  expandPlaylist(failover: MirrorFailover, then: (isFound: boolean) => void): void;
  /** Finds the cause of a failure; `then` gets the state with it. */
  explain(end: Sound, station: string, then: (end: Sound) => void): void;
  drop(): void;
}

type Asked = Pick<SoundDependencies, 'unlock' | 'readPlaylist' | 'diagnose'>;

export function createServerChecks(dependencies: Asked): ServerChecks {
  const { ask, drop } = createLatestRequest();
  return {
    expandPlaylist(failover, then) {
      const playlist = failover.current();
      dependencies.unlock();
      ask<readonly string[]>(
        (signal) => dependencies.readPlaylist(playlist, signal),
        [],
        (streams) => then(failover.expand(streams)),
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
