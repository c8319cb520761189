import { bind, printedParts } from '@onda/core/element/bind';
import type { AttributesOf } from '@onda/core/element/contract';
import { delegate } from '@onda/core/element/delegate';
import { renderTemplate } from '@onda/core/element/render-template';
import { translator } from '@onda/core/i18n/messages';
import { fakeHost } from '@onda/core/testing/fake-host';
import markup from '../fav-list.html';
import { listView } from '../list/draw-list';
import { favList } from '../list/list-contract';
import type { ListHost } from '../list/list-host';
import { setupList } from '../list/list-shell';
import { printedMessages } from '../messages';
import type { PageFavorites } from '../page';

/**
 * A list in the document with its view, which comes when it is wanted, or `isLate` when the test calls `show`. Light,
 * as the element is.
 */
export function startList(
  page: PageFavorites,
  written: Partial<AttributesOf<typeof favList>> = {},
  isLate = false,
) {
  const host = fakeHost(favList, '', written);
  const { element, lifetime } = host;
  const light: ListHost = {
    ...host,
    root: element,
    on: (type, selector, run) => delegate(element, element, lifetime, { type, selector, run }),
    bind: (store, part, read) =>
      lifetime.onEnd(bind(() => printedParts(element, element, part), store, read)),
    wantView: async () => {
      if (!isLate) show();
    },
  };
  const show = () =>
    listView.show(light, model, (error) => {
      throw error;
    });
  element.innerHTML = renderTemplate(markup, {
    values: {},
    styleOf: () => '',
    t: translator<string>(printedMessages, host.lang),
  });
  const model = setupList(light, page);
  return { host, element, show };
}
