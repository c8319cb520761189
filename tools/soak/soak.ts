import { setTimeout as wait } from 'node:timers/promises';
import { type Broadcaster, startBroadcaster } from './broadcaster';
import { faultAt } from './faults';
import { type Listening, listenTo } from './listening';
import { createTally, type Tally } from './tally';

export interface SoakOptions {
  minutes: number;
  /** Seconds from one fault to the next. */
  every: number;
  say: (line: string) => void;
  /** Ends it early; what was found until then is told. */
  signal: AbortSignal;
}

export interface SoakResult {
  broadcaster: string;
  tally: Tally;
  faults: number;
  heapStart: number;
  heapEnd: number;
}

const LOOK_MS = 250;

/** The first minute fills caches that stay. */
const WARM_UP_MS = 60_000;

/** Listens for so long while the station fails again and again. */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const broadcaster = await startBroadcaster();
  try {
    const listening = await listenTo(broadcaster.stream);
    try {
      return await listen(options, broadcaster, listening);
    } finally {
      await listening.close();
    }
  } finally {
    await broadcaster.close();
  }
}

async function listen(
  { minutes, every, say, signal }: SoakOptions,
  broadcaster: Broadcaster,
  listening: Listening,
): Promise<SoakResult> {
  const source = failEvery(every * 1000, broadcaster, say);
  const started = Date.now();
  const end = started + minutes * 60_000;
  const tally = createTally(started);
  let heapStart = 0;
  while (Date.now() < end && !signal.aborted) {
    await wait(LOOK_MS);
    const { state, hasMoved } = await listening.look();
    tally.look(Date.now(), source.isUp(), state === 'playing' && hasMoved);
    if (heapStart === 0 && Date.now() - started >= WARM_UP_MS) heapStart = await listening.heap();
  }
  await source.stop();
  const heapEnd = await listening.heap();
  return { broadcaster: broadcaster.name, tally, faults: source.count(), heapStart, heapEnd };
}

/** Lets a fault strike each `periodMs`, in the background. */
function failEvery(periodMs: number, broadcaster: Broadcaster, say: (line: string) => void) {
  const ending = new AbortController();
  let isUp = true;
  let count = 0;
  const strike = async () => {
    const fault = faultAt(count);
    count += 1;
    say(`${new Date().toISOString().slice(11, 19)}  ${fault.name}`);
    isUp = false;
    await fault.strike(broadcaster);
    isUp = true;
  };
  const go = async () => {
    while (!ending.signal.aborted) {
      await wait(periodMs, undefined, { signal: ending.signal }).then(strike, () => {});
    }
  };
  const done = go();
  return {
    isUp: () => isUp,
    count: () => count,
    async stop() {
      ending.abort();
      await done;
    },
  };
}
