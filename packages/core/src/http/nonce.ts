import type { Clock } from '../timing/clock';
import { type Ajax, AjaxError, dataOf } from './ajax';

/** The action that gives fresh nonces; never cached, so that page HTML may be. */
const SESSION_ACTION = 'onda_session';

/** The longest time that a control is busy, however many requests its press takes. */
const WAIT_MS = 10_000;

/** Nonces by their names; asked once a page, when first needed. */
type Session = Record<string, string>;

export interface Nonces {
  /**
   * Sends with the nonce of that name, empty if the server gives none. If the server refuses it as stale, sends once
   * more with a fresh nonce. All requests together take at most 10 s.
   *
   * @param send Gets the nonce and the milliseconds that are left.
   * @param given A nonce to try first, before the session is read: empty for a visitor, who needs none.
   */
  withNonce<T>(name: string, send: Send<T>, given?: string): Promise<T>;
}

type Send<T> = (nonce: string, timeoutMs: number) => Promise<T>;

export function createNonces(ajax: Ajax, clock: Clock): Nonces {
  let current: Promise<Session> | undefined;

  /** A session that could not be read is requested again by the next caller. */
  const session = (timeoutMs = WAIT_MS) => {
    if (current) return current;
    const asked = ajax.post(SESSION_ACTION, {}, { timeoutMs }).then(parsed);
    current = asked;
    asked.catch(() => forget(asked));
    return asked;
  };
  const forget = (old: Promise<Session>) => {
    if (current === old) current = undefined;
  };

  return {
    async withNonce(name, send, given) {
      const end = clock.now() + WAIT_MS;
      const left = () => Math.max(0, end - clock.now());
      const sendOf = async (of: Promise<Session>) => send(nonceOf(await of, name), left());
      const used = given === undefined ? session() : sessionWith(name, given);
      try {
        return await sendOf(used);
      } catch (error) {
        if (!isStale(error)) throw error;
        forget(used); // another caller may have fetched a new one already
        return sendOf(session(left()));
      }
    },
  };
}

const sessionWith = async (name: string, nonce: string): Promise<Session> => ({ [name]: nonce });

/** WordPress replies with 403, or `-1` with status 200. */
function isStale(error: unknown): boolean {
  return (
    error instanceof AjaxError && (error.status === 403 || (error.kind === 'refused' && error.body === -1))
  );
}

function nonceOf(nonces: Session, name: string): string {
  return Object.hasOwn(nonces, name) ? (nonces[name] ?? '') : '';
}

function parsed(reply: unknown): Session {
  const { nonces } = Object(dataOf(reply)) as { nonces?: unknown };
  const named = Object.entries(Object(nonces)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(named);
}
