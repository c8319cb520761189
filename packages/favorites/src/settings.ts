import { readConfig } from '@onda/core/config';

/** What PHP says of favourites to every page (docs/architecture.md, section 8). */
export interface FavoritesSettings {
  /** `favorites`: the plugin of that name answers. It toggles, whatever it is asked for. */
  backend: 'onda' | 'favorites';
  /** Who may have favourites. */
  who: 'users' | 'everybody';
  /** Of the page, in its network. */
  siteId: number;
  /** Posts on a page of a list. */
  perPage: number;
  /** Whether visitors read that a call failed; `silent` is the specification's (radio.md 8). */
  failure: 'message' | 'silent';
  /** What happens to whoever must sign in first; `html` is the owner's own words for the dialog, empty for ours. */
  signIn: { mode: 'dialog' | 'redirect'; url: string; html: string };
}

/** Whatever is missing is what a site without settings does. */
export function favoritesSettings(): FavoritesSettings {
  const { backend, who, siteId, perPage, failure, signIn } = Object(readConfig().settings.favorites);
  const { mode, url, html } = Object(signIn);
  return {
    backend: backend === 'favorites' ? backend : 'onda',
    who: who === 'everybody' ? who : 'users',
    siteId: Number(siteId) || 1,
    perPage: Number(perPage) || 20,
    failure: failure === 'silent' ? failure : 'message',
    signIn: { mode: mode === 'redirect' ? mode : 'dialog', url: text(url), html: text(html) },
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
