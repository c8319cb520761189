import { parsePage } from '@onda/core/dom/parse-page';
import type { FetchedPage } from '@onda/core/http/fetch-page';

const ADDRESSES =
  /^(?:(?:xlink:|data-)?href|(?:data-(?:lazy-)?)?src|(?:data-)?poster|(?:form)?action|cite|data)$/;
/** An empty address means the page itself in links and forms only. */
const MAY_BE_EMPTY = /href$|action$/;
const CANDIDATES = /^(?:data-(?:lazy-)?|image)?srcset$/;
/**
 * A candidate of a `srcset` is an address with the commas behind it or its size, as the HTML standard cuts it. This
 * pattern and the next are linear, because a stranger may have written the text.
 */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(,+|(?:\([^)]*|[^,(]+)*)/g;
const IN_STYLE = /(url\(\s*["']?)([^"')\s][^"')]*)/g;

/**
 * A fetched page as a document whose addresses are absolute, so that a page of another address can show its parts.
 * Fragments (`#place`) stay.
 */
export function wholePage({ html, url }: FetchedPage): Document {
  const page = parsePage(html);
  const base = resolved(page.querySelector('base[href]')?.getAttribute('href') ?? '', url);
  const now = (name: string, value: string) => {
    if (ADDRESSES.test(name)) return value || MAY_BE_EMPTY.test(name) ? resolved(value, base) : value;
    if (name === 'style') return value.replace(IN_STYLE, (_, before, at) => before + resolved(at, base));
    if (!CANDIDATES.test(name)) return value;
    return value.replace(CANDIDATE, (_, at, size) => resolved(at, base) + size);
  };
  for (const node of page.querySelectorAll('*'))
    for (const attribute of node.attributes) {
      const value = now(attribute.name, attribute.value);
      if (value !== attribute.value) attribute.value = value;
    }
  return page;
}

/** The absolute address; the written one if it is absolute already, or no address. */
function resolved(address: string, base: string): string {
  if (/^\s*(?:#|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}
