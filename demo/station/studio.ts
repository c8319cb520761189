import type { Clock } from './clock';
import type { FailMode } from './failures';
import type { Mount, StationFacts } from './mount';
import type { Program } from './program';

export interface StationState {
  isOnline: boolean;
  failMode: FailMode | null;
  /** Answers held back while the station is frozen, null while it is not. */
  waiting: (() => void)[] | null;
  requests: Map<string, number>;
}

/** The source of the answers. */
export interface Studio {
  state: StationState;
  mount: Mount;
  program: Program;
  clock: Clock;
  songMs: number;
  facts: StationFacts;
  mountPath: string;
  shoutcast: boolean;
}
