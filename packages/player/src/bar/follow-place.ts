import { framingWindow } from '@onda/core/dom/framing-window';
import { listen } from '@onda/core/dom/page-events';
import { systemClock } from '@onda/core/timing/clock';
import type { PlayerHost } from '../player-model';
import { becomeBar, DOCKED, goBack } from './become-bar';

/** The bar would cover so much of the window's lower edge. */
const BAR_PX = 80;

/** It goes when nothing of its place is seen and comes back when half is: nothing flickers at the edge. */
const SHARE_BACK = 0.5;

const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable]';
const OPEN = '.panel, .dialog, [open]';

/** The page's own player is the bar while its place is out of the window. */
export function followPlace(host: PlayerHost) {
  const { element, root, lifetime } = host;
  // The bar of a framed page is its window's.
  if (lifetime.isOver || framingWindow()) return;
  const { signal } = lifetime;
  let place: 'near' | 'away' | 'unknown' = 'unknown';

  const update = () => {
    if (place === 'unknown') return;
    if (place === 'near' || !isFirst(element)) return goBack(host);
    if (!mayChange(host)) return;
    if (!becomeBar(host)) end();
  };
  let cancel = () => {};
  const later = () => {
    cancel();
    cancel = systemClock.after(0, update);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) place = placeOf(entry) ?? place;
      update();
    },
    { rootMargin: `0px 0px -${BAR_PX}px`, threshold: [0, SHARE_BACK] },
  );
  // The window is no longer covered.
  const covers = new MutationObserver(later);
  covers.observe(element, { attributeFilter: [DOCKED] });
  const end = () => {
    place = 'unknown';
    observer.disconnect();
    covers.disconnect();
    cancel();
  };
  lifetime.onEnd(() => {
    end();
    goBack(host);
  });
  // Typing is over, a panel is closed, another player sounds.
  document.addEventListener('focusout', later, { signal });
  host.on('click', 'button', later);
  listen(document, 'onda-state', later, signal);
  host.on('click', '[part~="expand"]', () => {
    if (element.hasAttribute(DOCKED)) element.scrollIntoView({ block: 'center' });
  });
  void dressed(root).then(() => lifetime.isOver || observer.observe(element));
}

/** Undefined between both: it stays what it is. */
function placeOf({
  isIntersecting,
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) {
  if (!isIntersecting) return 'away';
  const fills = intersectionRect.height >= (rootBounds?.height ?? 0) * SHARE_BACK;
  return intersectionRatio >= SHARE_BACK || fills ? 'near' : undefined;
}

/** A window has one bar: the player that sounds, else the first of the page. */
function isFirst(element: HTMLElement): boolean {
  if (document.querySelector('radio-player[sticky="true"]')) return false;
  const players = [...document.querySelectorAll<HTMLElement>('radio-player[seamless="true"]')];
  const sounds = ({ shadowRoot }: HTMLElement) => shadowRoot?.querySelector('[data-state$="ing"]');
  return (players.find(sounds) ?? players[0]) === element;
}

/** Neither while somebody types, whose keyboard leaves no room, nor while a panel of it is open. */
const mayChange = ({ element, root }: PlayerHost) =>
  !element.hasAttribute(DOCKED) &&
  !document.activeElement?.matches(TYPING) &&
  !root.querySelector(`${OPEN}, [data-only]`);

/** The sheet of a bar is there. */
function dressed(root: ParentNode): Promise<unknown> {
  const link = root.querySelector<HTMLLinkElement>('link[rel=""]');
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.rel = 'stylesheet';
  });
}
