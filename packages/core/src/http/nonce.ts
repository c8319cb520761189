import { type Ajax, AjaxError, dataOf } from './ajax';

/** Gives fresh nonces; never cached, so that page HTML may be. */
const SESSION_ACTION = 'onda_session';

export interface Session {
  nonces: Record<string, string>;
  /** 0 for a visitor who is not signed in. */
  userId: number;
}

export interface Nonces {
  /** Asked once a page, when first needed. */
  session(): Promise<Session>;
  /**
   * Sends with the nonce of that name (empty when the server gave none). When it is refused as stale, it is
   * refreshed once and sent once more.
   */
  withNonce<T>(name: string, send: (nonce: string) => Promise<T>): Promise<T>;
}

export function createNonces(ajax: Ajax): Nonces {
  let current: Promise<Session> | undefined;

  /** A session that could not be read is asked for again by the next who needs it. */
  const session = () => {
    if (current) return current;
    const asked = ajax.post(SESSION_ACTION).then(parsed);
    current = asked;
    asked.catch(() => forget(asked));
    return asked;
  };
  const forget = (old: Promise<Session>) => {
    if (current === old) current = undefined;
  };

  return {
    session,
    async withNonce(name, send) {
      const used = session();
      try {
        return await send(nonceOf(await used, name));
      } catch (error) {
        if (!isStale(error)) throw error;
        forget(used); // unless another caller has done so already
        return send(nonceOf(await session(), name));
      }
    },
  };
}

/** WordPress says 403, or `-1` with status 200. */
function isStale(error: unknown): boolean {
  return (
    error instanceof AjaxError && (error.status === 403 || (error.kind === 'refused' && error.body === -1))
  );
}

function nonceOf({ nonces }: Session, name: string): string {
  return Object.hasOwn(nonces, name) ? (nonces[name] ?? '') : '';
}

function parsed(reply: unknown): Session {
  const { nonces, userId } = Object(dataOf(reply)) as { nonces?: unknown; userId?: unknown };
  const named = Object.entries(Object(nonces)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return { nonces: Object.fromEntries(named), userId: typeof userId === 'number' ? userId : 0 };
}
