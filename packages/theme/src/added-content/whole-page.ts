import { parsePage } from '@onda/core/dom/parse-page';
import type { FetchedPage } from '@onda/core/http/fetch-page';

const ADDRESSES =
  /^(?:(?:xlink:|data-)?href|(?:data-(?:lazy-)?)?src|(?:data-)?poster|(?:form)?action|cite|data)$/;
/** Only links and forms mean the page itself by an empty address. */
const MAY_BE_EMPTY = /href$|action$/;
const CANDIDATES = /^(?:data-(?:lazy-)?|image)?srcset$/;
/**
 * A candidate of a `srcset` is an address with the commas behind it or its size, as the HTML standard cuts it. This
 * pattern and the next are linear, because a stranger may have written the text.
 */
const CANDIDATE = /([^\s,](?:\S*[^\s,])?)(,+|(?:\([^)]*|[^,(]+)*)/g;
const IN_STYLE = /(url\(\s*["']?)([^"')\s][^"')]*)/g;

/**
 * A fetched page as a document whose addresses lead where they lead there: parts of it can stand in a page of another
 * address. What names a place within it is left.
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

/** Absolute; as it is written where it is that already, or is no address. */
function resolved(address: string, base: string): string {
  if (/^\s*(?:#|[a-z][a-z\d+.-]*:)/i.test(address)) return address;
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}
