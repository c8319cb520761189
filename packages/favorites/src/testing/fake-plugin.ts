import { fakeAjax } from '@onda/core/testing/fake-ajax';

export type PluginStorage = 'user' | 'cookie' | 'session';

/**
 * The server of the Favorites plugin 2.3.8: it toggles whatever status it is sent, and lists what it read when the
 * request began. A visitor's cookie is read before it is written, so `posts` is patched with the one post of the
 * request and `groups` is not; a session is written before it is read, so the patch puts a removed post back.
 */
export function fakePlugin(storage: PluginStorage, saved: number[] = [], total = 3) {
  let kept = [...saved];
  const totalOf = (id: number) => total + (kept.includes(id) ? 1 : 0);
  const format = (posts: number[], groups: number[]) => [
    {
      site_id: 1,
      groups: [{ group_id: 1, site_id: 1, group_name: 'Default List', posts: groups }],
      posts: Object.fromEntries(
        posts.map((id) => [id, { post_id: id, post_type: 'post', total: totalOf(id) }]),
      ),
    },
  ];
  const toggle = (id: number) => {
    kept = kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id];
  };
  const patched = (posts: number[], id: number, status: unknown) =>
    posts.includes(id) && status === 'inactive' ? posts.filter((one) => one !== id) : [...posts, id];

  const ajax = fakeAjax({
    favorites_array: () => ({ status: 'success', favorites: format(kept, kept) }),
    favorites_favorite: ({ postid, status }: Record<string, unknown>) => {
      const id = Number(postid);
      const read = kept;
      toggle(id);
      const listed = storage === 'cookie' ? read : kept;
      const posts = storage === 'user' ? listed : patched(listed, id, status);
      const favorite_data = { id, siteid: 1, status, groupid: 1, save_type: storage };
      return { status: 'success', favorite_data, favorites: format(posts, listed) };
    },
    favorites_clear: () => {
      const read = kept;
      kept = [];
      const listed = storage === 'cookie' ? read : kept;
      return {
        status: 'success',
        old_favorites: format(read, read),
        favorites: format(listed, listed),
      };
    },
    favorites_cookie_consent: { status: 'success', consent: false },
    onda_session: { success: true, data: { nonces: { favorites: 'fresh' }, userId: 7 } },
  });
  return { ajax, kept: () => kept };
}
