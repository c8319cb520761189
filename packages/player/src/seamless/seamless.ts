import { createLifetime, type Lifetime } from '@onda/core/element/lifetime';
import { type FetchPage, pageFetch } from '@onda/core/http/fetch-page';
import { type Clock, systemClock } from '@onda/core/timing/clock';
import type { PlayerHost } from '../player-model';
import type { Player } from '../store';
import type { FollowLink } from './keep-links';
import type { KeptSound } from './kept-sound';
import { type OtherRouter, watchOtherRouter } from './other-router';
import { createPageChange, type PageChange } from './page-change';
import { createPageEntries } from './page-entries';
import { seamlessAddress, seamlessForm } from './seamless-link';

export interface SeamlessDependencies {
  fetchPage: FetchPage;
  clock: Clock;
  /** The browser's own ways, for what fails. */
  open(url: string): void;
  reload(): void;
}

/** All players of the page share one router; the one that plays leads. */
const kept = new Map<KeptSound, OtherRouter>();
let running: { change: PageChange; follow: FollowLink; lifetime: Lifetime } | undefined;

/**
 * While it plays, a plain click on a link of the site and a search change the page under the player, whose sound never
 * stops.
 * Address, title, history, scroll and focus are as after a normal change; what fails is a normal change. The page
 * is told by `onda-page`. Gives what follows a link that was pressed before.
 */
export function startSeamless(
  sound: KeptSound,
  dependencies: SeamlessDependencies = browserDependencies(),
): FollowLink {
  running ??= startRouter(dependencies);
  const { change, follow, lifetime } = running;
  kept.set(sound, watchOtherRouter(sound, change.isShown));
  sound.lifetime.onEnd(() => {
    kept.delete(sound);
    if (kept.size === 0) lifetime.end();
  });
  return follow;
}

function startRouter(dependencies: SeamlessDependencies) {
  const lifetime = createLifetime();
  const { signal } = lifetime;
  const entries = createPageEntries(dependencies.clock);
  const players = () => [...kept.keys()].filter(({ stays }) => stays()).map(({ element }) => element);
  const change = createPageChange(dependencies, players);
  const plays = () => [...kept.keys()].some((sound) => sound.plays());
  const isLed = () => [...kept.values()].some((other) => other.leads());

  const follow = async (url: string) => {
    const arrive = (found: string) =>
      entries.leaveFor(found.includes('#') ? found : found + new URL(url).hash);
    if (!(await change.show(url, arrive, () => dependencies.open(url)))) return;
    focusPage();
    scrollToHash();
  };
  const travel = async () => {
    const { y, isNew } = entries.follow();
    if (change.isShown(location.href)) {
      change.callOff();
      // A place within this page, which the browser scrolls to by itself.
      if (isNew || history.scrollRestoration === 'auto') return;
    } else {
      if (!(await change.show(location.href, () => {}, dependencies.reload))) return;
      focusPage();
    }
    if (y === undefined) scrollToHash();
    else jumpTo(y);
  };

  const takeLast = <K extends 'click' | 'submit'>(
    type: K,
    addressOf: (event: WindowEventMap[K]) => string,
  ) => {
    const take = (event: WindowEventMap[K]) => {
      // A link within the page scrolls before the entry that it leaves is heard of.
      entries.keepPlace();
      const url = plays() && !event.defaultPrevented && !isLed() ? addressOf(event) : '';
      if (!url) return;
      event.preventDefault();
      void follow(url);
    };
    // After every other script: one that changes pages itself has said so by then.
    const putLast = (event: WindowEventMap[K]) => {
      for (const other of kept.values()) other.asked(addressOf(event));
      window.removeEventListener(type, take as EventListener);
      window.addEventListener(type, take as EventListener);
    };
    window.addEventListener(type, putLast as EventListener, { capture: true, signal });
    // By hand: a signal remembers each of the many times that it was added.
    lifetime.onEnd(() => window.removeEventListener(type, take as EventListener));
  };
  takeLast('click', seamlessAddress);
  takeLast('submit', seamlessForm);
  window.addEventListener('popstate', () => void (isLed() || travel()), { signal });
  window.addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto';
    },
    { signal },
  );
  lifetime.onEnd(() => {
    running = undefined;
    change.callOff();
  });
  return { change, follow, lifetime };
}

/** A player that takes the place of a bar begins there as that bar would: folded. */
export function foldAsTwin({ attributes }: PlayerHost, player: Player) {
  let wasFolded = attributes.getState().startMinified;
  return attributes.subscribe(({ startMinified }) => {
    if (startMinified && !wasFolded) player.minimize(true);
    wasFolded = startMinified;
  });
}

function browserDependencies(): SeamlessDependencies {
  return {
    fetchPage: pageFetch(),
    clock: systemClock,
    open: (url) => location.assign(url),
    reload: () => location.reload(),
  };
}

/** Where a screen reader begins a new page. Nobody acts on a headline: it gets no ring. */
function focusPage() {
  const first = (selector: string) => document.querySelector<HTMLElement>(selector);
  const start = first('main h1') ?? first('h1') ?? first('main') ?? document.body;
  if (!start.hasAttribute('tabindex')) {
    start.setAttribute('tabindex', '-1');
    start.style.outline = 'none';
    const undo = () => {
      start.removeAttribute('tabindex');
      start.style.outline = '';
    };
    start.addEventListener('blur', undo, { once: true });
  }
  start.focus({ preventScroll: true });
}

function scrollToHash() {
  const target = location.hash === '' ? null : document.getElementById(decoded(location.hash.slice(1)));
  if (target) target.scrollIntoView();
  else jumpTo(0);
}

/** Another page is not scrolled to, whatever the theme says about scrolling. */
const jumpTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
