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
import { createLightbox, type Fetch } from './store';

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
  const all = openersIn(target);
  const openers = all.includes(opener) ? all : [opener];
  const items = openers.map(itemOf);
  const first = openers.indexOf(opener);
  const lightbox = createLightbox(items, first, fetchVideoOrPage);
  const preloadBeside = () => {
    const { index } = lightbox.store.getState();
    for (const beside of [items[index - 1], items[index + 1]]) if (beside) preload(beside);
  };

  let isClosed = false;
  const undo: (() => void)[] = [];
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    lightbox.end();
    for (const run of undo) run();
    opener.focus({ preventScroll: true });
  };
  const t = translator(imageLightboxMessages, languageOf(target));
  const { dialog, draw } = drawLightbox({
    t,
    items,
    lightbox,
    sizes: { width, height, margin },
    closed: close,
  });
  dialog.lang = languageOf(target);
  dialog.dir = getComputedStyle(target).direction;
  document.body.append(dialog);
  undo.push(lockScroll(), adoptStyle(document.body, css), () => dialog.remove());
  undo.push(
    lightbox.store.subscribe((now, before) => {
      try {
        draw(now, before);
      } catch (error) {
        close();
        fail(target, error);
      }
    }),
  );
  try {
    dialog.showModal();
  } catch (error) {
    close();
    throw error;
  }
  dialog.querySelector<HTMLElement>('[data-action="close"]')?.focus();
  const followPage = () => {
    const { index, content } = lightbox.store.getState();
    const link = content.phase === 'failed' && index === first ? pageBehind(items[first]) : '';
    if (link === '') return;
    // Once the lightbox has given its place in the history back, or Back would lead to it.
    addEventListener('popstate', () => redirect(link), { once: true });
    close();
  };
  // Not before: a link that is followed in its place would race with the way back.
  undo.push(holdHistory(close));
  preloadBeside();
  undo.push(lightbox.store.subscribe((now, before) => now.index !== before.index && preloadBeside()));
  undo.push(lightbox.store.subscribe(followPage));
  const { signal } = lifetime;
  signal.addEventListener('abort', close);
  undo.push(() => signal.removeEventListener('abort', close));
}

/** The address of a link to another site that was no picture, whatever its name: a page, or nothing for strangers. */
const pageBehind = (item: Item | undefined): string =>
  item?.kind === 'picture' &&
  item.opener instanceof HTMLAnchorElement &&
  item.opener.origin !== location.origin
    ? item.address
    : '';

function preload({ kind, address, srcset }: { kind: string; address: string; srcset: string }) {
  if (kind === 'picture') Object.assign(new Image(), { sizes: '100vw', srcset, src: address });
}
