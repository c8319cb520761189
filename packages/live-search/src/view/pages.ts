import type { Clock } from '@onda/core/clock';
import type { Translate } from '@onda/core/messages';
import { make } from './make';
import type { PageText } from './page-messages';

/** magazine.md 9: what counts as a swipe. */
export const SWIPE_PX = 20;
export const SWIPE_MS = 500;

export interface PagesWorld {
  list: HTMLElement;
  t: Translate<PageText>;
  clock: Clock;
  signal: AbortSignal;
  /** Results on a page. */
  perPage(): number;
}

export interface Pages {
  /** Other results stand there; `before` of them were there already. */
  update(before: number): void;
  /** Turns to the page of this result. */
  reveal(item: HTMLElement): void;
}

/** The pages of the isotopic layout: buttons under the list, and a swipe over it. */
export function createPages({ list, t, clock, signal, perPage }: PagesWorld): Pages {
  const previous = make('button', 'previous', { 'aria-label': t('previousPage') }, '‹');
  const next = make('button', 'next', { 'aria-label': t('nextPage') }, '›');
  const place = make('span', 'page', { 'aria-live': 'polite' });
  const bar = make('div', 'pages', { hidden: '' }, previous, place, next);
  list.after(bar);
  let page = 0;

  const items = () => [...list.querySelectorAll<HTMLElement>('.item')];
  const count = () => Math.max(1, Math.ceil(items().length / perPage()));
  const show = (wanted: number) => {
    page = Math.max(0, Math.min(count() - 1, wanted));
    items().forEach((item, at) => {
      item.hidden = Math.floor(at / perPage()) !== page;
    });
    bar.hidden = count() < 2;
    place.textContent = t('page', { page: page + 1, pages: count() });
    previous.disabled = page === 0;
    next.disabled = page === count() - 1;
  };
  previous.addEventListener('click', () => show(page - 1), { signal });
  next.addEventListener('click', () => show(page + 1), { signal });
  hearSwipe(list, clock, signal, (by) => show(page + by));

  return {
    update: (before) => show(Math.floor(before / perPage())),
    reveal: (item) => show(Math.floor(items().indexOf(item) / perPage())),
  };
}

/** Says 1 for a finger that draws the next page in and -1 for the one before, whichever way the page reads. */
export function hearSwipe(
  area: HTMLElement,
  clock: Pick<Clock, 'now'>,
  signal: AbortSignal,
  turn: (by: 1 | -1) => void,
): void {
  let start: { x: number; y: number; at: number } | undefined;
  const begin = ({ changedTouches: [touch] }: TouchEvent) => {
    start = touch && { x: touch.clientX, y: touch.clientY, at: clock.now() };
  };
  const end = ({ changedTouches: [touch] }: TouchEvent) => {
    if (!start || !touch || clock.now() - start.at > SWIPE_MS) return;
    const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
    if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return;
    const isRtl = getComputedStyle(area).direction === 'rtl';
    turn(x < 0 === isRtl ? -1 : 1);
  };
  area.addEventListener('touchstart', begin, { signal, passive: true });
  area.addEventListener('touchend', end, { signal, passive: true });
}
