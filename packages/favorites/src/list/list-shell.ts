import { adoptStyle } from '@onda/core/element/adopt-style';
import { readConfig } from '@onda/core/http/config';
import { translator } from '@onda/core/i18n/messages';
import { loadInBackground } from '@onda/core/loading/load-in-background';
import { holes } from '../generated/fav-list-holes';
import type { PageFavorites } from '../page';
import { favoritesSettings } from '../settings';
import type { ListModel } from './draw-list';
import css from './list.css';
import { followFavorites } from './list-follow';
import type { ListHost } from './list-host';
import { type ListText, listMessages } from './list-messages';
import { createListStore, type ListState, type ListStore } from './list-store';
import { listWords } from './list-words';

/**
 * A list of favorites, read from the server in pages. Its view loads beside the first request; without one, the list is
 * the printed line alone.
 */
export function setupList(host: ListHost, page: PageFavorites): ListModel {
  const store = createListStore();
  const t = translator(listMessages, host.lang, readConfig().messages.favorites);
  const siteId = () => requestOf(host).siteId;
  const read = createReader(host, page, store);
  const turnTo = (number: number) => {
    store.turnTo(number);
    read();
  };
  adoptStyle(host.element, css);
  keepPrintedLive(host, store, t);
  host.lifetime.onEnd(host.attributes.subscribe(() => turnTo(1)));
  followFavorites({ host, page, store, siteId, read });

  const isOwn = host.attributes.getState().userId === 0;
  if (isOwn && !page.mayHaveFavorites()) store.show({ items: [], pages: 1 }, 1);
  else read();
  return { store, t, siteId, tellsFailure, turnTo };
}

const tellsFailure = () => favoritesSettings().failure === 'message';

/** The request of the list: its attributes, else the owner's settings. */
function requestOf({ attributes }: ListHost) {
  const { siteId, perPage, ...others } = attributes.getState();
  const home = favoritesSettings();
  return { ...others, siteId: siteId || home.siteId, perPage: perPage || home.perPage };
}

/** Reads the page that the store names. The latest read wins. */
function createReader(host: ListHost, page: PageFavorites, store: ListStore): () => void {
  const { lifetime } = host;
  let latest = 0;
  const read = async (mine: number) => {
    const request = requestOf(host);
    try {
      const engine = await page.load();
      const answer = await engine.list({ ...request, page: store.getState().page });
      if (mine !== latest || lifetime.isOver) return;
      // A visitor who must sign in or consent first has no favorites.
      store.show(answer.kind === 'items' ? answer : { items: [], pages: 1 }, request.perPage);
    } catch {
      if (mine === latest && !lifetime.isOver) store.fail();
    }
  };
  return () => {
    void read(++latest);
    // The view loads beside the first request; it can be asked for once `setup` is over.
    if (latest === 1) queueMicrotask(() => loadInBackground(() => host.wantView(), lifetime));
  };
}

function keepPrintedLive(host: ListHost, store: ListStore, t: ListText) {
  const words = (state: ListState) =>
    listWords(state, { ...host.attributes.getState(), tellsFailure: tellsFailure() }, t);
  host.bind(store, '', ({ phase }) => ({ 'aria-busy': phase === 'loading' }));
  for (const [part, read] of Object.entries(holes))
    host.bind(store, part, (state) => read({ words: words(state) }));
}
