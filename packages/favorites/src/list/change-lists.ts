import type { Change, Lists, SavedPost } from '../state/store';

/**
 * The lists after a saved change. The change wins over the reply's list for that post: the Favorites plugin replies
 * with the cookie or session that the request brought, and patches it by a rule of its own.
 */
export function withChange(lists: Lists, { siteId, postId, isFavorite }: Change): Lists {
  const posts = new Map(lists.get(siteId));
  if (!isFavorite) posts.delete(postId);
  else if (!posts.has(postId)) posts.set(postId, { type: '', total: undefined });
  return new Map(lists).set(siteId, posts);
}

/** The lists of the sites that a reply names, and the known ones of the others; a new map. */
export const mergeLists = (known: Lists, replied: Lists): Map<number, ReadonlyMap<number, SavedPost>> =>
  new Map([...known, ...replied]);
