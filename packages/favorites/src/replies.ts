import { AjaxError } from '@onda/core/http/ajax';
import { listsOf, numberOf, recordOf, text } from './list/lists';
import type { Lists } from './state/store';

/** The answers to `favorites_array`, `favorites_favorite` and `favorites_clear`. */
export type Answer =
  | { kind: 'lists'; lists: Lists; total: number | undefined; raw: unknown }
  | { kind: 'unauthenticated' }
  | { kind: 'consent'; message: string; acceptText: string; denyText: string };

/** Both servers report errors in the body, with status 200. Throws `AjaxError` for a malformed reply. */
export function answerOf(body: unknown): Answer {
  const { status, favorites, favorite_data, message, accept_text, deny_text } = recordOf(body);
  throwOnError(body);
  if (status === 'unauthenticated') return { kind: 'unauthenticated' };
  if (status === 'consent_required') {
    return {
      kind: 'consent',
      message: text(message),
      acceptText: text(accept_text),
      denyText: text(deny_text),
    };
  }
  if (!isListed(favorites)) throw new AjaxError('unreadable', 200, body);
  const { total } = recordOf(favorite_data);
  return { kind: 'lists', lists: listsOf(favorites), total: numberOf(total), raw: favorites };
}

/** A stale nonce gets the status that makes `core/http/nonce` fetch another one. */
export function throwOnError(body: unknown) {
  const { status, code, message } = recordOf(body);
  if (status !== 'error') return;
  const isStale = code === 'invalid_nonce' || /\bnonce\b/i.test(text(message));
  throw new AjaxError('refused', isStale ? 403 : 200, body);
}

const isListed = (favorites: unknown) => typeof favorites === 'object' && favorites !== null;
