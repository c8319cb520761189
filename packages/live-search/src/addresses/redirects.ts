import { webAddress } from '@onda/core/http/safe-url';
import type { REDIRECT_ACTIONS } from '../options/choices';
import type { SearchOptions } from '../options/options';
import { searchAddress } from './search-address';

export type RedirectAction = (typeof REDIRECT_ACTIONS)[number];

export interface Wanted {
  phrase: string;
  id: number;
  /** The filters as they travel. */
  filters: string;
  /** Address of the first result; empty when nothing was found. */
  firstResult: string;
}

type Sites = Pick<
  SearchOptions,
  'homeUrl' | 'elementorUrl' | 'redirectUrl' | 'overrideMethod' | 'overridewpdefault'
>;

/** The page that a search leads to; `post` holds the fields of a POST, when the owner wants one. */
export interface Destination {
  address: string;
  post?: Record<string, string>;
}

/**
 * The page for a redirect or for 'show more'; nothing where the action leads nowhere. `custom` is the address that the
 * owner wrote.
 */
export function destinationOf(
  action: RedirectAction,
  wanted: Wanted,
  sites: Sites,
  custom: string = sites.redirectUrl,
): Destination | undefined {
  if (action === 'first_result') return wanted.firstResult ? { address: wanted.firstResult } : undefined;
  const page = pageOf(action, wanted, sites, custom);
  if (!page) return undefined;
  if (sites.overrideMethod === 'post') return { address: page.href, post: postOf(wanted, sites) };
  return { address: withState(page, wanted).href };
}

function pageOf(action: RedirectAction, wanted: Wanted, sites: Sites, custom: string): URL | undefined {
  const { homeUrl, elementorUrl } = sites;
  const home = new URL(webAddress(homeUrl) || '/', document.baseURI);
  switch (action) {
    case 'woo_results_page':
      home.searchParams.set('post_type', 'product');
      return parsed(searchAddress(home.href, wanted.phrase));
    case 'results_page':
      return parsed(searchAddress(home.href, wanted.phrase));
    case 'elementor_page':
      return withPhrase(parsed(elementorUrl), wanted.phrase);
    case 'custom':
      return parsed(filled(custom, wanted));
    default:
      return undefined;
  }
}

const parsed = (address: string): URL | undefined => {
  const web = webAddress(address);
  return web ? new URL(web) : undefined;
};

function withPhrase(page: URL | undefined, phrase: string): URL | undefined {
  page?.searchParams.set('asp_ls', phrase);
  return page;
}

/** `{phrase}`, and `{category}` or another field for what is chosen there. */
function filled(address: string, { phrase, filters }: Wanted): string {
  const chosen = new URLSearchParams(filters);
  const chosenOf = (field: string) =>
    field === 'phrase'
      ? phrase
      : [...chosen]
          .filter(([name]) =>
            [field, `${field}set[]`, `termset[${field}][]`, `aspf[${field}]`].includes(name),
          )
          .map(([, value]) => value)
          .join(',');
  return address.replace(/\{([^{}]+)\}/g, (_, field: string) => encodeURIComponent(chosenOf(field)));
}

/** The search page of the site then knows which box it was and what was chosen. */
function withState(page: URL, { id, filters }: Wanted): URL {
  page.searchParams.set('asp_active', '1');
  page.searchParams.set('p_asid', String(id));
  page.searchParams.set('p_asp_data', '1');
  for (const [name, value] of new URLSearchParams(filters)) page.searchParams.append(name, value);
  return page;
}

function postOf({ id, filters }: Wanted, { overridewpdefault }: Sites): Record<string, string> {
  if (overridewpdefault) return { asp_active: '1', p_asid: String(id), p_asp_data: filters };
  return { np_asid: String(id), np_asp_data: filters };
}
