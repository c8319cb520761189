import { PATIENT_DELAY_MS, retryDelay } from './retry-delay';
import type { Sound, SoundError } from './sound';
import type { SoundWorld } from './sound-world';
import { isInsecureOn } from './stream-address';
import { namedFormat } from './stream-format';

/** A stream that was never heard is given up after so many tries, or so long a wait, and the visitor is asked. */
const FIRST_TRIES = 3;
const FIRST_WAIT_MS = 20_000;

export interface Loss {
  stream: string;
  /** In a row, this one included. */
  failures: number;
  /** Since the last sound, or since the click. */
  silentMs: number;
  /** Once in the life of this page. */
  wasHeard: boolean;
}

export interface NextStep {
  sound: Sound;
  /** Null: only the visitor can start it again. */
  retryMs: number | null;
}

type LossWorld = Pick<SoundWorld, 'random' | 'isOnline' | 'isSecurePage' | 'canPlay'>;

/** What to tell and when to try again once a connection is gone. A stream that was heard is never given up. */
export function afterLoss(world: LossWorld, loss: Loss): NextStep {
  // The network's return is told by an event; the slow retry is for a browser that is wrong about it.
  if (!world.isOnline()) return { sound: { status: 'error', reason: 'offline' }, retryMs: PATIENT_DELAY_MS };
  const retryMs = retryDelay(loss.failures, loss.silentMs, world.random());
  if (loss.wasHeard) return { sound: { status: 'reconnecting', attempt: loss.failures }, retryMs };
  const reason = reasonOf(world, loss.stream);
  const isOver = reason !== 'unavailable' || loss.failures >= FIRST_TRIES || loss.silentMs >= FIRST_WAIT_MS;
  if (isOver) return { sound: { status: 'error', reason }, retryMs: null };
  return { sound: { status: 'connecting' }, retryMs };
}

/** Browsers fail everything alike, so the reason is worked out from what we know of the address. */
function reasonOf({ isSecurePage, canPlay }: LossWorld, stream: string): SoundError {
  if (isInsecureOn(isSecurePage, stream)) return 'insecure';
  const format = namedFormat(stream);
  return format && !canPlay(format.mime) ? 'unsupported' : 'unavailable';
}
