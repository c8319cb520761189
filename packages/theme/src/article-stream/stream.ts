import type { Lifetime } from '@onda/core/element/lifetime';
import type { FetchPage } from '@onda/core/http/fetch-page';
import type { StreamArticle, StreamOptions } from './stream-article';
import type { StreamMemory } from './stream-memory';
import type { TailState } from './stream-tail';

export interface StreamDependencies {
  options: StreamOptions;
  fetchPage: FetchPage;
  lifetime: Lifetime;
  /** The text of the link in place of a comment form. */
  comment: string;
  /** Puts an article after the last one; resolves when it is whole. */
  place(node: HTMLElement): Promise<void>;
}

export interface Stream {
  /** In the order of the page. */
  readonly articles: readonly StreamArticle[];
  last(): StreamArticle;
  /** The state at the end of the stream while nothing loads. */
  rest(): TailState;
  /** Fetches the next article, once, and adds it. Rejects on a failure. */
  load(): Promise<void>;
  /** Restores the articles around the first one of a restored page; returns how many are above it. */
  refill(memory: StreamMemory): Promise<number>;
}

const nextArticle = () => import('./next-article');

export function createStream(first: StreamArticle, dependencies: StreamDependencies): Stream {
  const { options, lifetime } = dependencies;
  const articles = [first];
  const last = () => articles.at(-1) ?? first;
  const fetched = async (url: string): Promise<StreamArticle> => {
    const [page, { articleOf }] = await Promise.all([
      dependencies.fetchPage(url, lifetime.signal),
      nextArticle(),
    ]);
    const article = articleOf(page.html, page.url, options, dependencies.comment);
    if (!article) throw new Error(`no article in ${url}`);
    return article;
  };
  /** Articles are fetched one after the other: twenty at once would delay each other, and time out. */
  const asManyAsCome = async (urls: readonly string[]): Promise<StreamArticle[]> => {
    const come: StreamArticle[] = [];
    try {
      for (const url of urls) come.push(await fetched(url));
    } catch {
      // A failed article would leave a gap, so none after it is added.
    }
    return come;
  };
  /** Adds an article to the list. */
  const add = (article: StreamArticle) => {
    last().node.dataset.loaded = '';
    articles.push(article);
    void nextArticle().then(({ notifyPlugins }) => notifyPlugins(article.node, options.slots));
  };

  return {
    articles,
    last,
    rest() {
      const { next } = last();
      if (next === '' || articles.some(({ url }) => url === next)) return 'end';
      return options.max < 0 || articles.length <= options.max ? 'waiting' : 'onward';
    },
    async load() {
      const article = await fetched(last().next);
      if (lifetime.isOver) return;
      const placed = dependencies.place(article.node);
      add(article);
      await placed;
    },
    async refill({ urls }) {
      const here = urls.indexOf(first.url);
      const above = await asManyAsCome(urls.slice(0, here).reverse());
      const below = await asManyAsCome(urls.slice(here + 1));
      if (lifetime.isOver) return 0;
      for (const article of above) {
        articles[0]?.node.before(article.node);
        articles.unshift(article);
      }
      for (const article of below) {
        last().node.after(article.node);
        add(article);
      }
      return above.length;
    },
  };
}
