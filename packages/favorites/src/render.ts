import { readAttribute } from '@onda/core/element/attribute-store';
import { paint } from '@onda/core/element/bind';
import type { Holes } from '@onda/core/element/host';
import { favButton, favClear, favCount } from './contract';
import { holes as buttonHoles } from './generated/fav-button-holes';
import { holes as clearHoles } from './generated/fav-clear-holes';
import { holes as countHoles } from './generated/fav-count-holes';
import {
  clearKey,
  type FavoritesState,
  isBusy,
  isFavorite,
  keyOf,
  NOTHING_KNOWN,
  type PostOfSite,
  sizeOf,
  typesIn,
} from './state/store';

/** Makes one control equal to the state; writes only what differs. */
export type Render = (state: FavoritesState) => void;

/** The renderer of a control on the page; its attributes are read now. */
export type Renderer = (element: HTMLElement, homeSite: number) => Render;

export const renderers: Record<string, Renderer> = {
  'fav-button': buttonPainter,
  'fav-count': countPainter,
  'fav-clear': clearPainter,
};

/** The post of a button or a count; without a `site-id` it is one of the page's own site. */
export function postOf(element: HTMLElement, homeSite: number): PostOfSite {
  return {
    postId: readAttribute(element, favButton, 'postId'),
    siteId: readAttribute(element, favButton, 'siteId') || homeSite,
  };
}

/** How many keep the post: the printed count until a newer one is known. */
export const countOf = (element: HTMLElement, { totals }: FavoritesState, post: PostOfSite): number =>
  totals.get(keyOf(post)) ?? readAttribute(element, favButton, 'favoriteCount');

function buttonPainter(element: HTMLElement, homeSite: number): Render {
  const post = postOf(element, homeSite);
  const key = keyOf(post);
  const show = painter(element, buttonHoles);
  let isFavored = element.querySelector('[part~="button"]')?.getAttribute('aria-pressed') === 'true';
  let count = printedCount(element);
  let { totals } = NOTHING_KNOWN;

  return (state) => {
    // New lists come with new totals.
    if (state.totals !== totals) {
      ({ totals } = state);
      isFavored = isFavorite(state, post);
      // The number is left out if nobody keeps the post.
      const total = totals.get(key);
      count = total === 0 ? '' : String(total ?? count);
    }
    const isWanted = state.busy.get(key) ?? isFavored;
    const change = Number(isWanted) - Number(isFavored);
    const shown = change === 0 ? count : String(Math.max(0, Number(count) + change) || '');
    show({ count: shown, isFavorite: isWanted, isOff: isBusy(state, post) });
  };
}

/** The number of people who keep the post. A count without a post shows how many favorites the visitor has. */
function countPainter(element: HTMLElement, homeSite: number): Render {
  const post = postOf(element, homeSite);
  const types = typesIn(readAttribute(element, favCount, 'postTypes'));
  const show = painter(element, countHoles);
  return (state) => {
    const count = post.postId ? state.totals.get(keyOf(post)) : sizeOf(state, post.siteId, types);
    if (state.isKnown && count !== undefined) show({ count: String(count) });
  };
}

/** disabled when the list is empty. */
function clearPainter(element: HTMLElement, homeSite: number): Render {
  const siteId = readAttribute(element, favClear, 'siteId') || homeSite;
  const show = painter(element, clearHoles);
  return (state) => show({ isOff: state.busy.has(clearKey(siteId)) || sizeOf(state, siteId) === 0 });
}

const printedCount = (element: HTMLElement) => element.querySelector('[part~="count"]')?.textContent ?? '';

/** The `bind` of a control of which a page has hundreds: each part is looked up once. A button keeps its focus. */
function painter<Shown>(element: HTMLElement, holes: Holes<Shown>): (shown: Shown) => void {
  const parts = Object.entries(holes).flatMap(([part, read]) => {
    const node = element.querySelector<HTMLButtonElement>(`[part~="${part}"]`);
    return node ? [{ node, read }] : [];
  });
  return (shown) => {
    for (const { node, read } of parts) {
      const wanted = read(shown);
      const isFocused = wanted.disabled && node.matches(':focus');
      paint([node], wanted);
      if (isFocused) held = node;
      if (held === node && !node.disabled) restoreFocus(node);
    }
  };
}

/** The control that lost focus as it was disabled. */
let held: HTMLButtonElement | undefined;

/** Gives back the focus of a visitor with a keyboard. */
function restoreFocus(button: HTMLButtonElement) {
  held = undefined;
  if ((document.activeElement ?? document.body) === document.body) button.focus({ preventScroll: true });
}
