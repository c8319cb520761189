import type { FetchedPage } from '@onda/core/http/fetch-page';

const ADDRESSES = /^(?:(?:xlink:|data-)?href|(?:data-(?:lazy-)?)?src|(?:data-)?poster|(?:form)?action|cite)$/;
/** Only links and forms mean the page itself by an empty address. */
const MAY_BE_EMPTY = /href$|action$/;
const CANDIDATES = /^(?:data-(?:lazy-)?|image)?srcset$/;
/** One candidate of a `srcset`: what parts it from the one before, its address, its size. */
const CANDIDATE = /([\s,]*)(\S*[^\s,])(,+|[^,]*)/g;
const IN_STYLE = /(url\(\s*(["']?))(?!#)([^"')]+?)(?=\s*\2\s*\))/g;

/**
 * A fetched page as a document whose addresses lead where they lead there: parts of it can stand in a page of another
 * address. What names a place within it is left.
 */
export function wholePage({ html, url }: FetchedPage): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const base = resolved(page.querySelector('base[href]')?.getAttribute('href') ?? '', url);
  const now = (name: string, value: string) => {
    if (ADDRESSES.test(name)) return value || MAY_BE_EMPTY.test(name) ? resolved(value, base) : value;
    if (name === 'style') return value.replace(IN_STYLE, (_, before, _q, at) => before + resolved(at, base));
    if (!CANDIDATES.test(name)) return value;
    return value.replace(CANDIDATE, (_, before, at, size) => before + resolved(at, base) + size);
  };
  for (const node of page.querySelectorAll('*'))
    for (const attribute of node.attributes) {
      const value = now(attribute.name, attribute.value);
      if (value !== attribute.value) attribute.value = value;
    }
  return page;
}

/** Absolute; as it is written where it is that already, or is no address. */
function resolved(address: string, base: string): string {
  if (/^\s*(?:#|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}
