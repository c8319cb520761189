import { onThisHost } from '@onda/core/loading/on-this-host';
import { type Clock, systemClock } from '@onda/core/timing/clock';
import { pause, withTimeout } from '@onda/core/timing/with-timeout';
import type { Search } from './proof-worker';

/** The challenge of our server: ALTCHA's format, version 1. */
interface Challenge {
  algorithm: 'SHA-256';
  challenge: string;
  salt: string;
  signature: string;
  maxnumber: number;
}

interface Dependencies {
  clock: Clock;
  /** Throws if a policy refuses it. */
  openWorker(address: string): Worker;
}

/** The most numbers that a challenge may cost: some seconds of a slow phone. */
const MOST = 1_000_000;
/** The numbers of a slice without a worker: a few milliseconds. */
const SLICE = 2000;
/** The timeout of a worker. */
const PATIENCE_MS = 15_000;

const page: Dependencies = {
  clock: systemClock,
  // Browsers make a worker from the page's host alone; this file may come from a CDN.
  openWorker: (address) => new Worker(onThisHost(address), { type: 'module' }),
};

/**
 * The answer to a challenge for `data[proof]`; '' without a challenge, or if it cannot be solved. A worker calculates;
 * without one, the page does in slices. Never rejects.
 */
export async function prove(
  challenge: unknown,
  signal: AbortSignal,
  dependencies: Dependencies = page,
  patienceMs = PATIENCE_MS,
): Promise<string> {
  const asked = readChallenge(challenge);
  if (!asked || signal.aborted) return '';
  try {
    const { address, search } = await import('./proof-worker');
    const whole = { challenge: asked.challenge, salt: asked.salt, from: 0, to: asked.maxnumber };
    const number = await inWorker(address, whole, signal, { ...dependencies, patienceMs }).catch(() =>
      inSlices(search, whole, signal, dependencies.clock),
    );
    return number < 0 ? '' : btoa(JSON.stringify({ ...asked, number }));
  } catch {
    return '';
  }
}

function readChallenge(value: unknown): Challenge | undefined {
  const { algorithm, challenge, salt, signature, maxnumber }: Record<string, unknown> = Object(value);
  const isWork = typeof maxnumber === 'number' && maxnumber >= 0 && maxnumber <= MOST;
  if (algorithm !== 'SHA-256' || !isWork || !isHash(challenge)) return undefined;
  if (typeof salt !== 'string' || typeof signature !== 'string') return undefined;
  return { algorithm, challenge, salt, signature, maxnumber };
}

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

async function inWorker(
  address: string,
  whole: Search,
  signal: AbortSignal,
  dependencies: Dependencies & { patienceMs: number },
): Promise<number> {
  const worker = dependencies.openWorker(address);
  const found = new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = reject;
    signal.addEventListener('abort', () => resolve(-1));
  });
  worker.postMessage(whole);
  const end = () => worker.terminate();
  return withTimeout(dependencies.clock, found, dependencies.patienceMs, end).finally(end);
}

async function inSlices(
  search: (piece: Search) => number,
  whole: Search,
  signal: AbortSignal,
  clock: Clock,
): Promise<number> {
  for (let from = 0; from <= whole.to && !signal.aborted; from += SLICE) {
    const number = search({ ...whole, from, to: Math.min(from + SLICE - 1, whole.to) });
    if (number >= 0) return number;
    await pause(clock, 0, signal);
  }
  return -1;
}
