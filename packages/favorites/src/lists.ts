import type { Change, Lists, SavedPost } from './state';

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

/**
 * The lists after a change that the server took. The change decides over what the reply lists of that post: the Favorites
 * plugin replies with the cookie or session that the request brought, and patches it by a rule of its own.
 */
export function withChange(lists: Lists, { siteId, postId, isFavorite }: Change): Lists {
  const posts = new Map(lists.get(siteId));
  if (!isFavorite) posts.delete(postId);
  else if (!posts.has(postId)) posts.set(postId, { type: '', total: undefined });
  return new Map(lists).set(siteId, posts);
}

/** The lists of the sites that a reply names, and the known ones of the others; a new map. */
export const withSites = (known: Lists, replied: Lists): Map<number, ReadonlyMap<number, SavedPost>> =>
  new Map([...known, ...replied]);

/** A post that only a group names is a favorite too: lists leave out ids that are smaller than their length. */
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

export const recordOf = (value: unknown): Record<string, unknown> => Object(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** PHP sends numbers also as texts. */
export function countOf(value: unknown): number | undefined {
  const isWritten = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isWritten ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
