import { type Ajax, AjaxError, dataOf } from '@onda/core/http/ajax';

const REFRESH_ACTION = 'spv_refresh_nonce';

export interface ListNonce {
  /**
   * Sends with the nonce; when it is refused as stale, once more with a new one, once a failure cycle (R-4.59 and
   *
   */
  send<T>(request: (nonce: string) => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** `nonce` is the printed one, which is old on a page from a cache. */
export function createListNonce(ajax: Ajax, nonce: string): ListNonce {
  let current = nonce;
  /** A cycle begins with a refusal and ends with an answer. */
  let isRetried = false;

  async function attempt<T>(request: (nonce: string) => Promise<T>): Promise<T> {
    const answer = await request(current);
    isRetried = false;
    return answer;
  }

  return {
    async send(request, signal) {
      try {
        return await attempt(request);
      } catch (error) {
        if (isRetried || !isStale(error)) throw error;
        isRetried = true;
        current = nonceOf(await ajax.post(REFRESH_ACTION, {}, { signal }));
        return attempt(request);
      }
    },
  };
}

const isStale = (error: unknown): boolean => error instanceof AjaxError && error.status === 403;

/** A refusal of the nonce is a failure to fetch, not one of the list. */
function nonceOf(reply: unknown): string {
  const nonce = Object(reply).success === true ? dataOf(reply) : undefined;
  if (typeof nonce !== 'string') throw new AjaxError('unreadable');
  return nonce;
}
