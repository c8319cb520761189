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

/** Shows the opened item and the others of its place, until it is closed. */
export function showLightbox(
  opener: HTMLElement,
  { target, options: { width, height, margin }, lifetime }: Scene<typeof imageLightbox>,
): void {
  // A second click while the lightbox loads opens nothing.
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
  // The entry is added once the dialog is open: a link that is followed instead would race with it.
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

/** The items of the same place, and the index of the opened one. */
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

/** Draws each state; returns the undo. */
const keepDrawn = ({ store }: Lightbox, draw: Draw, broke: (error: unknown) => void) =>
  store.subscribe((now, before) => {
    try {
      draw(now, before);
    } catch (error) {
      broke(error);
    }
  });

/** Follows the first link to a page of another site. */
function followPage(item: Item | undefined, close: () => void): void {
  const link = pageBehind(item);
  if (link === '') return;
  // The redirect waits until the lightbox has removed its entry from the history, or Back would lead to it.
  addEventListener('popstate', () => redirect(link), { once: true });
  close();
}

/** The address of a link to another site that was no picture; empty if it leads to no page. */
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
