import { AjaxError } from '@onda/core/ajax';
import type { Lists, SavedPost } from './state';

/** What a server answers to `favorites_array`, `favorites_favorite` and `favorites_clear`. */
export type Answer =
  | { kind: 'lists'; lists: Lists; total: number | undefined; raw: unknown }
  | { kind: 'unauthenticated' }
  | { kind: 'consent'; message: string; acceptText: string; denyText: string };

/** Both servers say what is wrong in the body, with status 200. Throws `AjaxError` for what is no answer at all. */
export function answerOf(body: unknown): Answer {
  const { status, favorites, favorite_data, message, accept_text, deny_text } = recordOf(body);
  refuseErrors(body);
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
  return { kind: 'lists', lists: listsOf(favorites), total: countOf(total), raw: favorites };
}

/** A stale nonce gets the status that makes `core/nonce` fetch another one. */
export function refuseErrors(body: unknown) {
  const { status, code, message } = recordOf(body);
  if (status !== 'error') return;
  const isStale = code === 'invalid_nonce' || /\bnonce\b/i.test(text(message));
  throw new AjaxError('refused', isStale ? 403 : 200, body);
}

/** One record a site; `posts` is an empty list or an object by post id. */
export function listsOf(favorites: unknown): Lists {
  const lists = new Map<number, Map<number, SavedPost>>();
  for (const record of Object.values(Object(favorites))) {
    const { site_id, posts, groups } = recordOf(record);
    const siteId = countOf(site_id);
    if (siteId) lists.set(siteId, postsOf(posts, groups));
  }
  return lists;
}

/** A post that only a group names is a favourite too: lists leave out ids that are smaller than their length. */
function postsOf(posts: unknown, groups: unknown): Map<number, SavedPost> {
  const saved = new Map<number, SavedPost>();
  for (const group of Object.values(Object(groups))) {
    for (const id of Object.values(Object(recordOf(group).posts))) {
      const postId = countOf(id);
      if (postId) saved.set(postId, { type: '', total: undefined });
    }
  }
  for (const post of Object.values(Object(posts))) {
    const { post_id, post_type, total } = recordOf(post);
    const postId = countOf(post_id);
    if (postId) saved.set(postId, { type: text(post_type), total: countOf(total) });
  }
  return saved;
}

const isListed = (favorites: unknown) => typeof favorites === 'object' && favorites !== null;

export const recordOf = (value: unknown): Record<string, unknown> => Object(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** PHP sends numbers also as texts. */
export function countOf(value: unknown): number | undefined {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isWritten ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
