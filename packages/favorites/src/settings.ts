import { readConfig } from '@onda/core/http/config';

/** The settings that PHP prints in every page (docs/protocol/favorites.md). */
export interface FavoritesSettings {
  /** `favorites`: the plugin of that name answers. It toggles, whatever state is asked for. */
  backend: 'onda' | 'favorites';
  /** The people who may have favorites. */
  who: 'users' | 'everybody';
  /** The id of the page's site in its network. */
  siteId: number;
  /** Posts on a page of a list. */
  perPage: number;
  /** Whether visitors see a failure; `silent` is the specification's. */
  failure: 'message' | 'silent';
  signIn: SignInSettings;
}

/** The reaction to visitors who must sign in first; `html` is the owner's text for the dialog, empty for ours. */
export interface SignInSettings {
  mode: 'dialog' | 'redirect';
  url: string;
  html: string;
}

/** The settings of the page. Missing ones are those of a site without settings. */
export function favoritesSettings(): FavoritesSettings {
  const { backend, who, siteId, perPage, failure, signIn } = Object(readConfig().settings.favorites);
  const isForeign = backend === 'favorites';
  return {
    backend: isForeign ? 'favorites' : 'onda',
    who: who === 'everybody' ? who : 'users',
    siteId: Number(siteId) || 1,
    perPage: Number(perPage) || 20,
    failure: failure === 'silent' ? failure : 'message',
    signIn: (isForeign && signInOfPlugin()) || signInOf(signIn),
  };
}

function signInOf(signIn: unknown): SignInSettings {
  const { mode, url, html } = Object(signIn);
  return { mode: mode === 'redirect' ? mode : 'dialog', url: text(url), html: text(html) };
}

/** The owner's settings of the Favorites plugin, which prints them for its own script. */
function signInOfPlugin(): SignInSettings | undefined {
  const data: unknown = Reflect.get(window, 'favorites_data');
  if (typeof data !== 'object' || data === null) return undefined;
  const { authentication_redirect, authentication_redirect_url, authentication_modal_content } = Object(data);
  // `wp_localize_script` prints true as "1" and false as "".
  const mode = authentication_redirect ? 'redirect' : 'dialog';
  const html = text(authentication_modal_content).replace(CLOSE_LINK, '');
  return { mode, url: text(authentication_redirect_url), html };
}

/** A link that only the plugin's script handles; our dialog has a close button. */
const CLOSE_LINK = /<a\b[^<>]*data-favorites-modal-close[^>]*>.*?<\/a>/gis;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
