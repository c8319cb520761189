import { withChange } from '../list/change-lists';
import { listsOf, numberOf, recordOf } from '../list/lists';
import type { Change, Lists } from '../state/store';

/**
 * The jQuery events of the Favorites plugin's script on the document, which keep its buttons and ours in step. They are
 * sent whenever jQuery is there, because other scripts of a site listen to these names.
 */
export interface PluginEvents {
  /** @param count How many keep the post now. */
  saved(favorites: unknown, change: Change, count: number): void;
  cleared(favorites: unknown, siteId: number): void;
  /**
   * Sends that a visitor must sign in or consent, or the visitor's answer. Sends nothing beside the plugin's own
   * script, which would open a second dialog, or save the answer a second time.
   */
  trigger(name: string): void;
  listen(callbacks: PluginCallbacks): void;
  end(): void;
}

/** The callbacks for the plugin's own controls. */
export interface PluginCallbacks {
  loaded(lists: Lists): void;
  /** `count` is that of its button; undefined if it has none. */
  saved(lists: Lists, change: Change, count: number | undefined): void;
  cleared(lists: Lists, siteId: number): void;
}

interface JQuery {
  on(name: string, run: (event: unknown, ...given: unknown[]) => void): void;
  off(names: string): void;
  trigger(name: string, given: unknown[]): void;
}

/** The namespace of our own listeners, by which they are removed. */
const OURS = '.onda';

export function pluginEvents(page: object = window): PluginEvents {
  const jquery = (): JQuery | undefined => {
    const made = Reflect.get(page, 'jQuery');
    return typeof made === 'function' ? made(document) : undefined;
  };
  /** The global with the list of the plugin's script; absent without the script. */
  const pluginScript = (): { userFavorites?: unknown } | undefined => Reflect.get(page, 'Favorites');
  let isSpeaking = false;

  const emit = (name: string, favorites: unknown, given: unknown[]) => {
    const script = pluginScript();
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
    saved(favorites, { postId, siteId, isFavorite }, count) {
      for (const button of buttonsOf(postId)) button.dataset.favoritecount = String(count);
      const status = isFavorite ? 'active' : 'inactive';
      const list = isFavorite ? favorites : withPosts(favorites, siteId, (posts) => without(posts, postId));
      // The plugin's script compares with attributes, which are texts.
      emit('favorites-updated-single', list, [list, String(postId), String(siteId), status]);
    },
    cleared(favorites, siteId) {
      const list = withPosts(favorites, siteId, () => ({}));
      emit('favorites-cleared', list, [undefined, favorites]);
    },
    trigger(name) {
      if (!pluginScript()) jquery()?.trigger(name, []);
    },
    listen(callbacks) {
      const on = (name: string, run: (lists: Lists, ...given: unknown[]) => void) =>
        jquery()?.on(name + OURS, (_event, ...given) => {
          const favorites = pluginScript()?.userFavorites;
          if (isSpeaking || typeof favorites !== 'object' || favorites === null) return;
          run(listsOf(favorites), ...given);
        });
      on('favorites-user-favorites-loaded', callbacks.loaded);
      on('favorites-updated-single', (lists, _favorites, post, site, status) => {
        const [postId, siteId] = [numberOf(post), numberOf(site)];
        if (!postId || !siteId) return callbacks.loaded(lists);
        const change = { postId, siteId, isFavorite: status === 'active' };
        const [button] = buttonsOf(postId);
        callbacks.saved(withChange(lists, change), change, numberOf(button?.dataset.favoritecount));
      });
      on('favorites-cleared', (lists, button) => {
        const siteId = numberOf(siteOf(button));
        if (siteId) callbacks.cleared(lists, siteId);
        else callbacks.loaded(lists);
      });
    },
    end: () => jquery()?.off(OURS),
  };
}

/** The plugin's own buttons of a post. */
const buttonsOf = (postId: number) =>
  document.querySelectorAll<HTMLElement>(`.simplefavorite-button[data-postid="${postId}"]`);

/** The plugin sends the pressed button in jQuery's wrapper. */
function siteOf(button: unknown): string | undefined {
  const node: unknown = Object(button)[0];
  return node instanceof HTMLElement ? node.dataset.siteid : undefined;
}

/** A reply may still list a removed post; the plugin's script paints its buttons by that. */
const withPosts = (favorites: unknown, siteId: number, change: (posts: unknown) => object) =>
  Object.values(Object(favorites)).map((record) => {
    const site = recordOf(record);
    return numberOf(site.site_id) === siteId ? { ...site, posts: change(site.posts) } : site;
  });

const without = (posts: unknown, postId: number) =>
  Object.fromEntries(
    Object.entries(Object(posts)).filter(([, post]) => numberOf(recordOf(post).post_id) !== postId),
  );
