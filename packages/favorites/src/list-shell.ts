import { adoptStyle } from '@onda/core/adopt-style';
import { readConfig } from '@onda/core/config';
import { translator } from '@onda/core/messages';
import css from './list.css';
import { drawList } from './list-draw';
import { followFavorites } from './list-follow';
import type { ListHost } from './list-host';
import { listMessages } from './list-messages';
import { createListStore } from './list-store';
import type { PageFavorites } from './page';
import { favoritesSettings } from './settings';

/** A list of favourites, read from the server in pages; it says when it is empty, and offers to try again. */
export function setupList(host: ListHost, page: PageFavorites) {
  const { element, life } = host;
  const store = createListStore();
  const t = translator(listMessages, host.lang, readConfig().messages.favorites);
  let latest = 0;

  const wish = () => {
    const { siteId, perPage, ...attributes } = host.attributes.getState();
    const home = favoritesSettings();
    return { ...attributes, siteId: siteId || home.siteId, perPage: perPage || home.perPage };
  };
  const draw = () => {
    const tellsFailure = favoritesSettings().failure === 'message';
    drawList(element, store.getState(), { ...wish(), tellsFailure }, t);
  };

  /** The latest wins: who turns two pages at once sees the second. */
  const read = async () => {
    const mine = ++latest;
    const asked = wish();
    try {
      const engine = await page.bring();
      const answer = await engine.list({ ...asked, page: store.getState().page });
      if (mine !== latest || life.isOver) return;
      // Who may have no favourites has none.
      store.show(answer.kind === 'items' ? answer : { items: [], pages: 1 }, asked.perPage);
    } catch {
      if (mine === latest && !life.isOver) store.fail();
    }
  };
  const turnTo = (number: number) => {
    store.turnTo(number);
    void read();
  };
  const turnBy = (pages: number) => (_: Event, control: HTMLElement) => {
    if (control.getAttribute('aria-disabled') !== 'true') turnTo(store.getState().page + pages);
  };

  adoptStyle(element, css);
  life.onEnd(store.subscribe(draw));
  life.onEnd(host.attributes.subscribe(() => turnTo(1)));
  host.on('click', '[part~="previous"]', turnBy(-1));
  host.on('click', '[part~="next"]', turnBy(1));
  host.on('click', '[part~="retry"]', () => turnTo(store.getState().page));
  followFavorites({ host, page, store, siteId: () => wish().siteId, read });

  const isOwn = host.attributes.getState().userId === 0;
  if (isOwn && !page.hasSomething()) store.show({ items: [], pages: 1 }, 1);
  else {
    draw();
    void read();
  }
}
