import { fromTemplate } from '@onda/core/dom/from-template';
import { isOnScreen } from '@onda/core/dom/on-screen';
import { watchUserActivity } from '@onda/core/dom/user-activity';
import { bind } from '@onda/core/element/bind';
import type { Host, View } from '@onda/core/element/host';
import { styleAddress } from '@onda/core/element/style-address';
import type { Ajax } from '@onda/core/http/ajax';
import { readConfig } from '@onda/core/http/config';
import { ajaxAt, pageAjax } from '@onda/core/http/page-services';
import { translator } from '@onda/core/i18n/messages';
import { pagePoller } from '@onda/core/poll/page-poller';
import type { Poller, Reader } from '@onda/core/poll/poller';
import { type Clock, systemClock } from '@onda/core/timing/clock';
import { createListApi, failureOf, parseList } from './api';
import { drawList, isSameOrder } from './draw-list';
import { list as listTemplate, statusLine } from './generated/templates';
import { viewsMessages } from './messages';
import type { mostViewed } from './most-viewed-contract';
import { present } from './present';
import { createListStore, type ListStore } from './store';

export type ListHost = Host<typeof mostViewed>;

/** a list is polled every 15 s. */
export const POLL_MS = 15_000;
/** The interval of our own server for a page without activity: an hour then costs a tenth of the requests. */
export const RESTING_POLL_MS = 60_000;

export interface ListDependencies {
  poller: Poller;
  clock: Clock;
  /** Our own server, and whether there is one. */
  ajax: Ajax;
  hasServer: boolean;
  /** Another server. */
  ajaxAt(url: string): Ajax;
}

export const liveList: View<typeof mostViewed, undefined> = {
  show: (host) => followList(host, { poller: pagePoller(), clock: systemClock, ajaxAt, ...pageAjax() }),
};

/** Keeps the list as the server ranks it while it is on screen, until the element leaves. */
export function followList(host: ListHost, dependencies: ListDependencies): void {
  const { attributes, lifetime } = host;
  const store = createListStore();
  const read = (data: unknown) => store.rank(parseList(data));
  const failed = (error: unknown) => store.fail(failureOf(error));
  keepShown(host, store);
  const isSeen = isOnScreen(host.element, lifetime.signal, () => following.wake());
  const isAttended = watchUserActivity(document, dependencies.clock, host.lifetime.signal);
  const follow = () =>
    dependencies.poller.add(
      Object.assign(readerOf(host, dependencies, isAttended), { read, failed, isWanted: isSeen }),
    );
  let following = follow();
  lifetime.onEnd(
    attributes.subscribe(() => {
      following.stop();
      store.wait();
      following = follow();
    }),
  );
  lifetime.onEnd(() => following.stop());
}

type Where = Pick<Reader, 'key' | 'intervalMs' | 'isShared' | 'ask'>;

/**
 * Our own server answers all lists of a page at once; another one gets a request for each, as the specification says.
 */
function readerOf(
  { attributes }: ListHost,
  { ajax, hasServer, ajaxAt }: ListDependencies,
  isAttended: () => boolean,
): Where {
  const { listId, ajaxUrl, nonce } = attributes.getState();
  const api = createListApi(ajaxUrl ? ajaxAt(ajaxUrl) : ajax, nonce);
  const isShared = !ajaxUrl && hasServer;
  return {
    key: ajaxUrl ? `most-viewed-at:${ajaxUrl}#${listId}` : `most-viewed:${listId}`,
    get intervalMs() {
      return isShared && !isAttended() ? RESTING_POLL_MS : POLL_MS;
    },
    isShared,
    ask: (signal) => api.list(listId, signal),
  };
}

/** Keeps the list and its status line, printed or made, equal to the store. */
function keepShown({ element, lang, lifetime }: ListHost, store: ListStore): void {
  const t = translator(viewsMessages, lang, readConfig().messages.views);
  const { list, status } = partsOf(element);
  const isPrinted = list.children.length > 0;
  const whenFree = holder(element, lifetime.signal);
  const shown = () => present(store.getState(), isPrinted, t, lang);
  const says = () => ({ text: shown().status, hidden: shown().status === '' });
  lifetime.onEnd(bind(() => [status], store, says));
  lifetime.onEnd(
    store.subscribe(() => {
      const { items } = shown();
      if (items) whenFree(isSameOrder(list, items), () => drawList(list, items));
    }),
  );
}

/** A list under the pointer or with the focus does not move until it is left. */
function holder(element: HTMLElement, signal: AbortSignal) {
  let held: (() => void) | undefined;
  const isHeld = () => element.matches(':hover, :focus-within');
  const release = () => {
    if (!held || isHeld()) return;
    held();
    held = undefined;
  };
  element.addEventListener('pointerleave', release, { signal });
  // The next element gets the focus a task later.
  element.addEventListener('focusout', () => queueMicrotask(release), { signal });
  return (isStill: boolean, draw: () => void) => {
    held = isStill || !isHeld() ? undefined : draw;
    if (!held) draw();
  };
}

function partsOf(element: HTMLElement) {
  // The sheet that PHP links makes the list a block.
  if (!element.querySelector('link') && getComputedStyle(element).display === 'inline') link(element);
  const part = (name: string, template: typeof statusLine) =>
    element.querySelector<HTMLElement>(`[part~="${name}"]`) ?? element.appendChild(fromTemplate(template));
  return { list: part('list', listTemplate), status: part('status', statusLine) };
}

function link(element: HTMLElement): void {
  const href = styleAddress('most-viewed');
  if (!href) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  element.prepend(sheet);
}
