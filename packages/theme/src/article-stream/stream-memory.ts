import { keepForPlace, keptForPlace } from '../added-content/place-memory';
import type { StreamArticle } from './stream-article';

/** The articles of a stream, stored for the page's entry in the history, so that a restored page is filled again. */
export interface StreamMemory {
  /** Addresses in the order of the page. */
  urls: readonly string[];
  /** The pixels from the upper edge of the current article to that of the window. */
  offset: number;
}

const KEY = 'stream';

export function rememberStream(articles: readonly StreamArticle[], active: number): void {
  const top = articles[active]?.node.getBoundingClientRect().top ?? 0;
  const memory: StreamMemory = { urls: articles.map(({ url }) => url), offset: -top };
  keepForPlace(KEY, memory);
}

/** Null if no article was added, or the stored value is another script's. */
export function rememberedStream(here: string): StreamMemory | null {
  const { urls, offset } = Object(keptForPlace(KEY));
  if (!Array.isArray(urls) || urls.length < 2 || !urls.includes(here)) return null;
  return { urls: urls.filter((url) => typeof url === 'string'), offset: Number(offset) || 0 };
}
