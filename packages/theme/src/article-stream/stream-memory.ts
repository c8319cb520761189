import { keepForPlace, keptForPlace } from '../added-content/place-memory';
import type { StreamArticle } from './stream-article';

/** Which articles stood where, kept for the page's place in the history: a page that is made anew is filled again. */
export interface StreamMemory {
  /** Addresses in the order of the page. */
  urls: readonly string[];
  /** Pixels from the upper edge of the article that was read to that of the window. */
  offset: number;
}

const KEY = 'stream';

export function rememberStream(articles: readonly StreamArticle[], active: number): void {
  const top = articles[active]?.node.getBoundingClientRect().top ?? 0;
  const memory: StreamMemory = { urls: articles.map(({ url }) => url), offset: -top };
  keepForPlace(KEY, memory);
}

/** Null where there is nothing to fill: none was added, or somebody else wrote there. */
export function rememberedStream(here: string): StreamMemory | null {
  const { urls, offset } = Object(keptForPlace(KEY));
  if (!Array.isArray(urls) || urls.length < 2 || !urls.includes(here)) return null;
  return { urls: urls.filter((url) => typeof url === 'string'), offset: Number(offset) || 0 };
}
