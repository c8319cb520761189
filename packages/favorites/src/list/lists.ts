import type { Lists, SavedPost } from '../state/store';

/** Each site has a record; `posts` is an empty list or an object by post id. */
export function listsOf(favorites: unknown): Lists {
  const lists = new Map<number, Map<number, SavedPost>>();
  for (const record of Object.values(Object(favorites))) {
    const { site_id, posts, groups } = recordOf(record);
    const siteId = numberOf(site_id);
    if (siteId) lists.set(siteId, postsOf(posts, groups));
  }
  return lists;
}

/** A post that only a group names is a favorite too: lists leave out ids that are smaller than their length. */
function postsOf(posts: unknown, groups: unknown): Map<number, SavedPost> {
  const saved = new Map<number, SavedPost>();
  for (const group of Object.values(Object(groups))) {
    for (const id of Object.values(Object(recordOf(group).posts))) {
      const postId = numberOf(id);
      if (postId) saved.set(postId, { type: '', total: undefined });
    }
  }
  for (const post of Object.values(Object(posts))) {
    const { post_id, post_type, total } = recordOf(post);
    const postId = numberOf(post_id);
    if (postId) saved.set(postId, { type: text(post_type), total: numberOf(total) });
  }
  return saved;
}

export const recordOf = (value: unknown): Record<string, unknown> => Object(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** PHP sends numbers also as texts. */
export function numberOf(value: unknown): number | undefined {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isWritten ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
