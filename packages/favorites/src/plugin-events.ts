import { listsOf } from './lists';
import type { Lists, PostOfSite } from './state';

/**
 * What the Favorites plugin's script says with jQuery on the document, and hears: its own buttons and ours stay in step.
 * Said whenever jQuery is there, because other scripts of a site listen to these names.
 */
export interface PluginEvents {
  saved(favorites: unknown, wish: PostOfSite & { isFavorite: boolean }): void;
  cleared(favorites: unknown, siteId: number): void;
  /** That a visitor stands before a gate, or how the visitor answered. */
  tell(name: string): void;
  listen(learn: (lists: Lists) => void): void;
  end(): void;
}

interface JQuery {
  on(names: string, run: (...given: unknown[]) => void): void;
  off(names: string): void;
  trigger(name: string, given: unknown[]): void;
}

const NAMES = ['favorites-updated-single', 'favorites-user-favorites-loaded', 'favorites-cleared'] as const;
/** So that only our own listeners are taken away. */
const HEARD = NAMES.map((name) => `${name}.onda`).join(' ');

export function pluginEvents(page: object = window): PluginEvents {
  const jquery = (): JQuery | undefined => {
    const made = Reflect.get(page, 'jQuery');
    return typeof made === 'function' ? made(document) : undefined;
  };
  /** Where its script keeps its list; absent without it. */
  const keeper = (): { userFavorites?: unknown } | undefined => Reflect.get(page, 'Favorites');
  let isSpeaking = false;

  const say = (name: string, favorites: unknown, given: unknown[]) => {
    const script = keeper();
    if (script) script.userFavorites = favorites;
    isSpeaking = true;
    try {
      jquery()?.trigger(name, given);
      if (script) jquery()?.trigger('favorites-update-all-buttons', []);
    } finally {
      isSpeaking = false;
    }
  };

  return {
    saved(favorites, { postId, siteId, isFavorite }) {
      const status = isFavorite ? 'active' : 'inactive';
      say('favorites-updated-single', favorites, [favorites, postId, siteId, status]);
    },
    cleared: (favorites, siteId) =>
      say('favorites-cleared', emptied(favorites, siteId), [undefined, favorites]),
    tell: (name) => jquery()?.trigger(name, []),
    listen(learn) {
      jquery()?.on(HEARD, () => {
        const favorites = keeper()?.userFavorites;
        if (!isSpeaking && typeof favorites === 'object' && favorites !== null) learn(listsOf(favorites));
      });
    },
    end: () => jquery()?.off(HEARD),
  };
}

/** A reply may still list what it has just removed. */
const emptied = (favorites: unknown, siteId: number) =>
  Object.values(Object(favorites)).map((record) => {
    const site: object = Object(record);
    return Number(Reflect.get(site, 'site_id')) === siteId ? { ...site, posts: {} } : site;
  });
