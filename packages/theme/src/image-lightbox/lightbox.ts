import { adoptStyle } from '@onda/core/element/adopt-style';
import { fail } from '@onda/core/element/start-element';
import { redirect } from '@onda/core/http/redirect';
import { languageOf, translator } from '@onda/core/i18n/messages';
import type { Scene } from '../define-behavior';
import type { imageLightbox } from './contract';
import { drawLightbox } from './draw-lightbox';
import { holdHistory } from './hold-history';
import { type Item, itemOf } from './item';
import css from './lightbox.css';
import { lockScroll } from './lock-scroll';
import { imageLightboxMessages } from './messages';
import { openersIn } from './openers';
import { createLightbox, type Fetch, type Lightbox } from './store';

/** The code for videos and pages loads with the first of them. */
const fetchVideoOrPage: Fetch = async (item, signal) =>
  (await import('./video-or-page')).videoOrPage(item, signal);

/** Shows what was opened, and what else can be opened in the same place, until it is closed. */
export function showLightbox(
  opener: HTMLElement,
  { target, options: { width, height, margin }, lifetime }: Scene<typeof imageLightbox>,
): void {
  // Two clicks while the lightbox loads open one.
  if (document.querySelector('dialog.onda-lightbox')) return;
  const { items, first } = itemsAround(opener, target);
  const lightbox = createLightbox(items, first, fetchVideoOrPage);
  const undo: (() => void)[] = [lightbox.end];
  const close = () => {
    if (undo.length === 0) return;
    for (const run of undo.splice(0)) run();
    opener.focus({ preventScroll: true });
  };
  const t = translator(imageLightboxMessages, languageOf(target));
  const sizes = { width, height, margin };
  const { dialog, draw } = drawLightbox({ t, items, lightbox, sizes, closed: close });
  document.body.append(dialog);
  undo.push(lockScroll(), adoptStyle(document.body, css), () => dialog.remove());
  const broke = (error: unknown) => {
    close();
    fail(target, error);
  };
  undo.push(keepDrawn(lightbox, draw, broke));
  try {
    openDialog(dialog, target);
  } catch (error) {
    close();
    throw error;
  }
  // Not before: a link that is followed in its place would race with the way back.
  undo.push(holdHistory(close));
  preloadBeside(items, first);
  undo.push(
    lightbox.store.subscribe((now, before) => now.index !== before.index && preloadBeside(items, now.index)),
  );
  undo.push(
    lightbox.store.subscribe(({ index, content }) => {
      if (content.phase === 'failed' && index === first) followPage(items[first], close);
    }),
  );
  const { signal } = lifetime;
  signal.addEventListener('abort', close);
  undo.push(() => signal.removeEventListener('abort', close));
}

/** The things that can be opened in the same place, and which of them was. */
function itemsAround(opener: HTMLElement, target: HTMLElement) {
  const all = openersIn(target);
  const openers = all.includes(opener) ? all : [opener];
  return { items: openers.map(itemOf), first: openers.indexOf(opener) };
}

/** The dialog stands over the page, in the language of the target. */
function openDialog(dialog: HTMLDialogElement, target: HTMLElement): void {
  dialog.lang = languageOf(target);
  dialog.dir = getComputedStyle(target).direction;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-action="close"]')?.focus();
}

type Draw = ReturnType<typeof drawLightbox>['draw'];

/** Draws each state; returns what ends it. */
const keepDrawn = ({ store }: Lightbox, draw: Draw, broke: (error: unknown) => void) =>
  store.subscribe((now, before) => {
    try {
      draw(now, before);
    } catch (error) {
      broke(error);
    }
  });

/** Leaves for the page that the first link leads to, if it is one of another site. */
function followPage(item: Item | undefined, close: () => void): void {
  const link = pageBehind(item);
  if (link === '') return;
  // Once the lightbox has given its place in the history back, or Back would lead to it.
  addEventListener('popstate', () => redirect(link), { once: true });
  close();
}

/** The address of a link to another site that was no picture, whatever its name: a page, or nothing for strangers. */
const pageBehind = (item: Item | undefined): string =>
  item?.kind === 'picture' &&
  item.opener instanceof HTMLAnchorElement &&
  item.opener.origin !== location.origin
    ? item.address
    : '';

function preloadBeside(items: readonly Item[], index: number): void {
  for (const beside of [items[index - 1], items[index + 1]]) if (beside) preload(beside);
}

function preload({ kind, address, srcset }: { kind: string; address: string; srcset: string }) {
  if (kind === 'picture') Object.assign(new Image(), { sizes: '100vw', srcset, src: address });
}
