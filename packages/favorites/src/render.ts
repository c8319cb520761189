import { readAttribute } from '@onda/core/element/attribute-store';
import { favButton, favClear, favCount } from './contract';
import {
  clearKey,
  type FavoritesState,
  isFavorite,
  keyOf,
  NOTHING_KNOWN,
  type PostOfSite,
  sizeOf,
  typesIn,
} from './state/state';

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
  const button = element.querySelector<HTMLButtonElement>('[part~="button"]');
  const disable = disabler(button);
  const write = writer(element.querySelector('[part~="count"]'));
  let isPressed = button?.getAttribute('aria-pressed') === 'true';
  let { lists, totals } = NOTHING_KNOWN;

  return (state, isHeld) => {
    disable(isHeld || state.busy.has(key) || state.busy.has(siteKey));
    if (!state.isKnown || (state.lists === lists && state.totals === totals)) return;
    ({ lists, totals } = state);
    // No number while nobody keeps the post.
    const total = state.totals.get(key);
    write(total === 0 ? '' : total);
    const wanted = isFavorite(state, post);
    if (wanted === isPressed) return;
    isPressed = wanted;
    button?.setAttribute('aria-pressed', String(wanted));
  };
}

/** Of a post: who keeps it. Without a post: how many favorites the visitor has. */
function countPainter(element: HTMLElement, homeSite: number): Render {
  const post = postOf(element, homeSite);
  const types = typesIn(readAttribute(element, favCount, 'postTypes'));
  const write = writer(element.querySelector('[part~="count"]'));
  return (state) => {
    if (state.isKnown) write(post.postId ? state.totals.get(keyOf(post)) : sizeOf(state, post.siteId, types));
  };
}

/** radio.md 4: disabled when the list is empty. */
function clearPainter(element: HTMLElement, homeSite: number): Render {
  const siteId = readAttribute(element, favClear, 'siteId') || homeSite;
  const disable = disabler(element.querySelector('[part~="button"]'));
  return (state, isHeld) =>
    disable(isHeld || state.busy.has(clearKey(siteId)) || sizeOf(state, siteId) === 0);
}

/** Writes a number that is known and another than the one that stands there. */
function writer(node: Element | null): (count: number | '' | undefined) => void {
  let shown = node?.textContent;
  return (count) => {
    if (!node || count === undefined || shown === String(count)) return;
    shown = String(count);
    // The text that stands there, where there is one: a new node would be news to every observer of the page.
    if (node.firstChild instanceof Text) node.firstChild.data = shown;
    else node.textContent = shown;
  };
}

/** A disabled button loses focus; who used the keyboard finds it where it was. */
function disabler(button: HTMLButtonElement | null): (isDisabled: boolean) => void {
  if (!button) return () => {};
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
