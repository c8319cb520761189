import type { FetchPage } from '@onda/core/http/fetch-page';
import { languageOf, translator } from '@onda/core/i18n/messages';
import { markPlace } from '../added-content/place-memory';
import type { Scene } from '../define-behavior';
import type { articleStream } from './contract';
import { emitArticle, markCounted } from './emit-article';
import { followReader } from './follow-reader';
import { themeMessages } from './messages';
import { createStream, type Stream } from './stream';
import { findArticle, readArticle } from './stream-article';
import { rememberedStream, rememberStream } from './stream-memory';
import { createTail, type Tail } from './stream-tail';

/** The distance at which the next article is fetched: a screen and a half. */
const AHEAD = '0px 0px 150% 0px';

/**
 * Continues with the next article (M-2 and M-4). Articles are added at the end only. The history keeps a single entry,
 * whose address and title follow the reader. A failure shows no message and leaves a link.
 */
export function streamArticles(
  { target, options, lifetime }: Scene<typeof articleStream>,
  fetchPage: FetchPage,
) {
  const node = findArticle(target, options.article) ?? target.closest<HTMLElement>(options.article);
  if (!node) return;
  const { signal } = lifetime;
  const t = translator(themeMessages, languageOf(node));
  const opened = location.href.replace(/#.*/, '');
  const first = readArticle(node, document, opened, options);
  // The address of the first article keeps what a letter or an advertisement has added to it.
  const address = new URL(first.url).pathname === location.pathname ? opened : first.url;
  const tail = createTail(t);
  const place = (article: HTMLElement) => tail.place(article, signal);
  const stream = createStream(first, { options, fetchPage, lifetime, place, comment: t('comment') });
  let active = 0;

  const nodes = () => stream.articles.map((article) => article.node);
  const moved = (index: number) => {
    nodes().forEach((article, place) => {
      article.classList.toggle('active', place === index);
    });
    active = index;
    const article = stream.articles[index] ?? first;
    emitArticle(article, options.analytics, article === first ? address : article.url);
    markPlace();
  };
  const remember = () => {
    if (stream.articles.length > 1) rememberStream(stream.articles, active);
  };
  const recall = async () => {
    const memory = rememberedStream(first.url);
    if (!memory) return;
    active = await stream.refill(memory);
    stream.articles.forEach(markCounted);
    tail.show(stream.rest(), stream.last().next);
    scrollBy({ top: node.getBoundingClientRect().top + memory.offset, behavior: 'instant' });
  };

  // An article that loads by itself needs no link in the text. The text below it does not move.
  for (const link of node.querySelectorAll<HTMLElement>(options.next)) link.style.visibility = 'hidden';
  node.after(tail.node);
  tail.show(stream.rest(), stream.last().next);
  markCounted(first);
  const look = followReader({ nodes, active: () => active, moved }, options, lifetime);
  addEventListener('pagehide', remember, { signal });
  // The space for the next article would print as an empty sheet.
  const print = ({ type }: Event) => {
    tail.node.hidden = type === 'beforeprint';
  };
  for (const type of ['beforeprint', 'afterprint']) addEventListener(type, print, { signal });
  const feed = loadWhenNear(stream, tail, look);
  lifetime.onEnd(() => {
    feed.disconnect();
    tail.node.remove();
  });
  void recall()
    .catch(() => {})
    .then(() => lifetime.isOver || feed.observe(tail.node));
}

/** Loads the next article while the space after the last one is near. `added` runs after each. */
function loadWhenNear(stream: Stream, tail: Tail, added: () => void): IntersectionObserver {
  let isBusy = false;
  const load = async () => {
    if (isBusy || stream.rest() !== 'waiting') return;
    isBusy = true;
    tail.show('loading');
    try {
      await stream.load();
      added();
      // The observer reports changes only, and the space may still be near.
      feed.unobserve(tail.node);
      feed.observe(tail.node);
    } catch {
      feed.disconnect();
      tail.show('onward', stream.last().next);
    }
    isBusy = false;
  };
  // The last entry has the current position. A line that is shown a frame after the article is no layout shift.
  const look = (entries: IntersectionObserverEntry[]) => {
    if (!isBusy) tail.show(stream.rest(), stream.last().next);
    if (entries.at(-1)?.isIntersecting) void load();
  };
  const feed = new IntersectionObserver(look, { rootMargin: AHEAD });
  return feed;
}
