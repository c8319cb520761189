import { readAttribute } from '@onda/core/attribute-store';
import { favButton, favClear, favCount } from './contract';
import { clearKey, type FavoritesState, isFavorite, keyOf, type PostOfSite, sizeOf, typesIn } from './state';

/** Makes one control equal to the state; writes only what differs. */
export type Paint = (state: FavoritesState) => void;

/** Of a control that stands on the page; its attributes are read now. */
export type Painter = (element: HTMLElement, homeSite: number) => Paint;

export const painters: Record<string, Painter> = {
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

function buttonPainter(element: HTMLElement, homeSite: number): Paint {
  const post = postOf(element, homeSite);
  const [key, siteKey] = [keyOf(post), clearKey(post.siteId)];
  const button = element.querySelector<HTMLButtonElement>('[part~="button"]');
  const count = element.querySelector('[part~="count"]');
  let isPressed = button?.getAttribute('aria-pressed') === 'true';

  return (state) => {
    if (!button) return;
    disable(button, state.busy.has(key) || state.busy.has(siteKey));
    if (!state.isKnown) return;
    const wanted = isFavorite(state, post);
    if (wanted !== isPressed) button.setAttribute('aria-pressed', String(wanted));
    isPressed = wanted;
    if (count) write(count, state.totals.get(key));
  };
}

/** Of a post: who keeps it. Without a post: how many favourites the visitor has. */
function countPainter(element: HTMLElement, homeSite: number): Paint {
  const post = postOf(element, homeSite);
  const types = typesIn(readAttribute(element, favCount, 'postTypes'));
  const count = element.querySelector('[part~="count"]');
  return (state) => {
    if (!count || !state.isKnown) return;
    write(count, post.postId ? state.totals.get(keyOf(post)) : sizeOf(state, post.siteId, types));
  };
}

/** radio.md 4: disabled when the list is empty. */
function clearPainter(element: HTMLElement, homeSite: number): Paint {
  const siteId = readAttribute(element, favClear, 'siteId') || homeSite;
  const button = element.querySelector<HTMLButtonElement>('[part~="button"]');
  return (state) => {
    if (button) disable(button, state.busy.has(clearKey(siteId)) || sizeOf(state, siteId) === 0);
  };
}

function write(node: Element, count: number | undefined) {
  if (count !== undefined && node.textContent !== String(count)) node.textContent = String(count);
}

const hadFocus = new WeakSet<HTMLElement>();

/** A disabled button loses focus; who used the keyboard finds it where it was. */
function disable(button: HTMLButtonElement, isDisabled: boolean) {
  if (button.disabled === isDisabled) return;
  if (isDisabled && button.matches(':focus')) hadFocus.add(button);
  button.disabled = isDisabled;
  if (!isDisabled && hadFocus.delete(button) && isNowhere()) button.focus({ preventScroll: true });
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body;
