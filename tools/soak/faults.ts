import { setTimeout as wait } from 'node:timers/promises';
import type { Broadcaster } from './broadcaster';

/** A fault lasts as long as its promise; the source counts as down meanwhile. */
export interface Fault {
  name: string;
  strike(broadcaster: Broadcaster): Promise<void>;
}

const DROP_MS = 20_000;
const FREEZE_MS = 25_000;

/** They strike in turn. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'source gone for 20 s',
    async strike(broadcaster) {
      await broadcaster.dropSource();
      await wait(DROP_MS);
      await broadcaster.restoreSource();
    },
  },
  {
    name: 'server frozen for 25 s',
    async strike(broadcaster) {
      broadcaster.freeze();
      await wait(FREEZE_MS);
      broadcaster.thaw();
    },
  },
  { name: 'restart', strike: (broadcaster) => broadcaster.restart() },
];

/** The n-th fault from 0. */
export function faultAt(index: number): Fault {
  const fault = FAULTS[index % FAULTS.length];
  if (!fault) throw new Error('There are no faults');
  return fault;
}
