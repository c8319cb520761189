import { serialized } from '../wire/wire';

/** The part of a search that an address holds. */
export interface SearchState {
  /** The id of the configured search. */
  id: number;
  phrase: string;
  /** The filters, as `serialized` writes them. */
  filters: string;
}

/** Fields of a filter form and of a search in an address; what else stands there is the page's own. */
const OURS =
  /^(asp_\w*|p_asid|p_asp_data|np_asid|np_asp_data|filters_(initial|changed)|current_page_id|woo_currency|(qtranslate|polylang|wpml)_lang)(\[.*)?$|^(customset|categoryset|termset|aspf)\[/;

/** The address without any search in it, and without its fragment. */
function withoutSearch(address: string): URL {
  const url = new URL(address, document.baseURI);
  for (const name of [...url.searchParams.keys()]) if (OURS.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url;
}

/** The address that live-load requests (M-7): the page's, with the phrase and the filters. */
export function liveLoadAddress(base: string, { id, phrase, filters }: SearchState): string {
  const url = withoutSearch(base);
  // A search page would go on to say the former phrase.
  if (url.searchParams.has('s')) url.searchParams.set('s', phrase);
  return withFields(url, [
    `asp_ls=${formEncoded(phrase)}`,
    'asp_active=1',
    `${RESET}=1`,
    `p_asid=${id}`,
    'p_asp_data=1',
    filters,
  ]);
}

const RESET = 'asp_force_reset_pagination';

/** It would keep every further page of results on the first. */
export function withoutReset(address: string): string {
  const url = new URL(address, document.baseURI);
  if (!url.searchParams.has(RESET)) return address;
  url.searchParams.delete(RESET);
  return url.href;
}

/** The page's own address with the search in it: `asp_s` while the panel is open, `asp_ls` while it is not. */
export function stateAddress(base: string, state: SearchState, isPanelOpen: boolean): string {
  const { hash } = new URL(base, document.baseURI);
  const name = isPanelOpen ? 'asp_s' : 'asp_ls';
  const fields = [
    `p_asid=${state.id}`,
    'p_asp_data=1',
    state.filters,
    `${name}=${formEncoded(state.phrase)}`,
  ];
  return withFields(withoutSearch(base), fields) + hash;
}

/** The search that an address tells of, for the instance of that id; the filters are whatever fields stand there. */
export function readSearchState(address: string, id: number): SearchState | undefined {
  const { searchParams } = new URL(address, document.baseURI);
  if (searchParams.get('p_asid') !== String(id)) return undefined;
  const phrase = searchParams.get('asp_s') ?? searchParams.get('asp_ls') ?? '';
  const fields = [...searchParams].filter(
    ([name]) =>
      OURS.test(name) &&
      !/^(n?p_asid|n?p_asp_data|asp_(s|ls|active|highlight|force_reset_pagination))$/.test(name),
  );
  return { id, phrase, filters: serialized(fields) };
}

/** Names keep their brackets, as Ajax Search Pro writes them. */
function withFields(url: URL, fields: readonly string[]): string {
  const query = [url.search.slice(1), ...fields].filter(Boolean).join('&');
  return `${url.origin}${url.pathname}?${query}`;
}

const formEncoded = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
