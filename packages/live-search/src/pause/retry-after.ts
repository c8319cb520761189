import type { Widget } from '../actions';
import type { SearchApi } from '../wire/api';
import type { Pause } from './pause';

/**
 * Sends no request before the server's Retry-After is over. The code that tells the visitor loads with the first
 * refusal.
 */
export function withRetryAfter(ask: SearchApi['search'], widget: () => Widget): SearchApi['search'] {
  let pause: Pause | undefined;
  return async (question, signal) => {
    const reply = pause?.refusal() ?? (await ask(question, signal));
    if (!('retryAfterMs' in reply && reply.retryAfterMs)) return reply;
    pause ??= (await import('./pause').catch(() => undefined))?.startPause(widget());
    return pause?.told(reply) ?? reply;
  };
}
