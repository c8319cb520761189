import { backoffDelay, PATIENT_DELAY_MS } from './backoff';
import type { Sound, SoundError } from './sound';
import type { SoundDependencies } from './sound-dependencies';
import { isInsecureOn } from './stream-address';
import { isHls, namedFormat } from './stream-format';

/** A station that was never heard is given up after so many tries, or so long a wait, for each of its addresses. */
const FIRST_TRIES = 3;
const FIRST_WAIT_MS = 20_000;

/** So often in a row sound came that could not be decoded: the next try will not do better. */
const DECODE_TRIES = 5;

export interface Loss {
  stream: string;
  /** In a row, this one included. */
  failures: number;
  /** How many of them, without another in between, came of sound that could not be decoded. */
  undecodable: number;
  /** How many addresses the station has. */
  addresses: number;
  /** Since the last sound, or since the click. */
  silentMs: number;
  /** Once in the lifetime of this page. */
  wasHeard: boolean;
}

export interface NextStep {
  sound: Sound;
  /** Null: only the visitor can start it again. */
  retryMs: number | null;
}

type PolicyDependencies = Pick<
  SoundDependencies,
  'random' | 'isOnline' | 'isSecurePage' | 'canPlay' | 'canHls'
>;

/**
 * Decides on the state and the next attempt after a connection is lost. A station that was heard is not given up. A
 * probe may replace `unavailable` by a better reason.
 */
export function retryAfterLoss(dependencies: PolicyDependencies, loss: Loss): NextStep {
  // The network's return is told by an event; the slow retry is for a browser that is wrong about it.
  if (!dependencies.isOnline())
    return { sound: { status: 'error', reason: 'offline' }, retryMs: PATIENT_DELAY_MS };
  const retryMs = backoffDelay(loss.failures, loss.silentMs, dependencies.random());
  if (loss.undecodable >= DECODE_TRIES) return over('undecodable');
  if (loss.wasHeard) return { sound: { status: 'reconnecting', attempt: loss.failures }, retryMs };
  const reason = reasonOf(dependencies, loss.stream);
  if (reason) return over(reason);
  if (!isGivenUp(loss)) return { sound: { status: 'connecting' }, retryMs };
  return over(loss.undecodable === loss.failures ? 'undecodable' : 'unavailable');
}

const over = (reason: SoundError): NextStep => ({ sound: { status: 'error', reason }, retryMs: null });

const isGivenUp = ({ failures, silentMs, addresses }: Loss): boolean =>
  failures >= FIRST_TRIES * addresses || silentMs >= FIRST_WAIT_MS * addresses;

/** The error that the address alone shows; null for others, which a probe finds. */
function reasonOf({ isSecurePage, canPlay, canHls }: PolicyDependencies, stream: string): SoundError | null {
  if (isInsecureOn(isSecurePage, stream)) return 'insecure';
  if (isHls(stream)) return canHls() ? null : 'noRenderer';
  const format = namedFormat(stream);
  return format && !canPlay(format.mime) ? 'unsupported' : null;
}
