import { readAttribute } from '@onda/core/element/attribute-store';
import type { Holes, PartState } from '@onda/core/element/host';
import { favButton, favClear, favCount } from './contract';
import { holes as buttonHoles } from './generated/fav-button-holes';
import { holes as clearHoles } from './generated/fav-clear-holes';
import { holes as countHoles } from './generated/fav-count-holes';
import {
  clearKey,
  type FavoritesState,
  isFavorite,
  keyOf,
  NOTHING_KNOWN,
  type PostOfSite,
  sizeOf,
  typesIn,
} from './state/store';

/** Makes one control equal to the state; writes only what differs. One that is held is disabled in any case. */
export type Render = (state: FavoritesState, isHeld?: boolean) => void;

/** Of a control that stands on the page; its attributes are read now. */
export type Renderer = (element: HTMLElement, homeSite: number) => Render;

export const renderers: Record<string, Renderer> = {
  'fav-button': buttonPainter,
  'fav-count': countPainter,
  'fav-clear': clearPainter,
};

/** The post of a button or a count; without a site it is one of the page's own. */
export function postOf(element: HTMLElement, homeSite: number): PostOfSite {
  return {
    postId: readAttribute(element, favButton, 'postId'),
    siteId: readAttribute(element, favButton, 'siteId') || homeSite,
  };
}

/** How many keep the post: what was printed until something better is known. */
export const countOf = (element: HTMLElement, { totals }: FavoritesState, post: PostOfSite): number =>
  totals.get(keyOf(post)) ?? readAttribute(element, favButton, 'favoriteCount');

function buttonPainter(element: HTMLElement, homeSite: number): Render {
  const post = postOf(element, homeSite);
  const [key, siteKey] = [keyOf(post), clearKey(post.siteId)];
  const paint = painter(element, buttonHoles);
  let isFavored = element.querySelector('[part~="button"]')?.getAttribute('aria-pressed') === 'true';
  let count = printedCount(element);
  let { totals } = NOTHING_KNOWN;

  return (state, isHeld) => {
    // New lists come with new totals.
    if (state.totals !== totals) {
      ({ totals } = state);
      isFavored = isFavorite(state, post);
      // No number while nobody keeps the post.
      const total = totals.get(key);
      count = total === 0 ? '' : String(total ?? count);
    }
    paint({ count, isFavorite: isFavored, isOff: isHeld || state.busy.has(key) || state.busy.has(siteKey) });
  };
}

/** Of a post: who keeps it. Without a post: how many favorites the visitor has. */
function countPainter(element: HTMLElement, homeSite: number): Render {
  const post = postOf(element, homeSite);
  const types = typesIn(readAttribute(element, favCount, 'postTypes'));
  const paint = painter(element, countHoles);
  return (state) => {
    const count = post.postId ? state.totals.get(keyOf(post)) : sizeOf(state, post.siteId, types);
    if (state.isKnown && count !== undefined) paint({ count: String(count) });
  };
}

/** disabled when the list is empty. */
function clearPainter(element: HTMLElement, homeSite: number): Render {
  const siteId = readAttribute(element, favClear, 'siteId') || homeSite;
  const paint = painter(element, clearHoles);
  return (state, isHeld) =>
    paint({ isOff: isHeld || state.busy.has(clearKey(siteId)) || sizeOf(state, siteId) === 0 });
}

const printedCount = (element: HTMLElement) => element.querySelector('[part~="count"]')?.textContent ?? '';

/** As `bind` for one control among hundreds: each part is looked up once, and keeps its text node and its focus. */
function painter<Shown>(element: HTMLElement, holes: Holes<Shown>): (shown: Shown) => void {
  const parts = Object.entries(holes).flatMap(([part, read]) => {
    const node = element.querySelector<HTMLElement>(`[part~="${part}"]`);
    return node ? [{ read, write: writer(node) }] : [];
  });
  return (shown) => {
    for (const { read, write } of parts) write(read(shown));
  };
}

/** Writes what is another than stands there. */
function writer(node: HTMLElement): (wanted: PartState) => void {
  const disable = disabler(node as HTMLButtonElement);
  let shown = node.textContent;
  return ({ text = shown, disabled, 'aria-pressed': pressed }) => {
    if (disabled !== undefined) disable(disabled);
    if (pressed !== undefined && node.getAttribute('aria-pressed') !== String(pressed))
      node.setAttribute('aria-pressed', String(pressed));
    if (text === shown) return;
    shown = text;
    // The text that stands there, where there is one: a new node would be news to every observer of the page.
    if (node.firstChild instanceof Text) node.firstChild.data = text;
    else node.textContent = text;
  };
}

/** A disabled button loses focus; who used the keyboard finds it where it was. */
function disabler(button: HTMLButtonElement): (isDisabled: boolean) => void {
  let hadFocus = false;
  let isOff = button.disabled;
  return (isDisabled) => {
    if (isDisabled === isOff) return;
    isOff = isDisabled;
    if (isDisabled) hadFocus = button.matches(':focus');
    button.disabled = isDisabled;
    if (!isDisabled && hadFocus && isNowhere()) button.focus({ preventScroll: true });
  };
}

const isNowhere = () => (document.activeElement ?? document.body) === document.body;
