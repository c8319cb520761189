import type { ElementSpec } from '../../../../packages/core/src/element/contract';
import { define } from '../../../../packages/core/src/element/define';
import type { Readable } from '../../../../packages/core/src/element/host';
import { FAVORITE_TAG } from './favorite-markup';

/** Our way: PHP printed the button, one store for all of them, one delegated listener. */
const favorite = {
  tag: FAVORITE_TAG,
  feature: 'bench',
  chunk: 'bench',
  title: 'Favorite',
  description: 'A favorite button.',
  root: 'light',
  attributes: { postId: { type: 'number', default: 0, description: 'The post.' } },
  events: {},
  actions: [],
  shortcodes: [],
  block: { icon: 'heart', keywords: [] },
  parts: {},
  properties: {},
} as const satisfies ElementSpec;

interface Favorites extends Readable<ReadonlySet<number>> {
  toggle(post: number): void;
}

function createFavorites(): Favorites {
  let posts: ReadonlySet<number> = new Set();
  const readers = new Set<(state: ReadonlySet<number>) => void>();
  return {
    getState: () => posts,
    subscribe(run) {
      readers.add(run);
      return () => readers.delete(run);
    },
    toggle(post) {
      const changed = new Set(posts);
      if (!changed.delete(post)) changed.add(post);
      posts = changed;
      for (const run of readers) run(posts);
    },
  };
}

const favorites = createFavorites();

define(favorite, {
  setup(host) {
    const { postId } = host.attributes.getState();
    host.bind(favorites, 'button', (posts) => ({ 'aria-pressed': String(posts.has(postId)) }));
    host.bind(favorites, 'count', (posts) => ({ text: posts.has(postId) ? '4' : '3' }));
    host.on('click', 'button', () => favorites.toggle(postId));
  },
});
