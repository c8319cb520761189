import { webAddress } from '@onda/core/http/safe-url';
import { readSearchSite } from '../search-site';

/** A result's own address; with the phrase where the site marks it there, and never on somebody else's site. */
export function withPhrase(link: string, phrase: string, id: number): string {
  const address = webAddress(link);
  if (!address || phrase === '' || !readSearchSite().tellsResults) return address;
  const url = new URL(address);
  if (url.origin !== window.location.origin) return address;
  url.searchParams.set('asp_highlight', phrase);
  url.searchParams.set('p_asid', String(id));
  return url.href;
}
