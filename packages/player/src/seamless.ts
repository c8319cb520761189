import { type Clock, systemClock } from '@onda/core/clock';
import { type FetchPage, pageFetch } from '@onda/core/fetch-page';
import { createPageChange } from './page-change';
import type { PlayerHost } from './player-model';
import { seamlessAddress } from './seamless-link';
import { isWanted, type Player } from './store';

export interface SeamlessWorld {
  fetchPage: FetchPage;
  clock: Clock;
  /** The browser's own ways, for what fails. */
  open(url: string): void;
  reload(): void;
}

/** What our history entries carry: a number that names the entry's scroll position. */
const ENTRY = 'ondaPage';

let isRunning = false;

/**
 * While it plays, a plain click on a link of the site changes the page under the player, whose sound never stops.
 * Address, title, history, scroll and focus are as after a normal change; what fails is a normal change. The page
 * is told by `onda-page`.
 */
export function startSeamless(host: PlayerHost, player: Player, world: SeamlessWorld = browserWorld()) {
  if (isRunning) return;
  isRunning = true;
  const { signal } = host.life;
  const positions = new Map<number, number>();
  let entry = entryOf(history.state) ?? 0;
  const change = createPageChange(world, host.element);

  const follow = async (url: string) => {
    const arrive = (found: string) => {
      positions.set(entry, window.scrollY);
      // Said for the entry that is left as well: the browser would scroll it before its page is there.
      history.scrollRestoration = 'manual';
      history.replaceState({ ...history.state, [ENTRY]: entry }, '');
      entry += 1;
      // With what others keep there: WordPress's router loads an entry anew that does not carry its mark.
      history.pushState(
        { ...history.state, [ENTRY]: entry },
        '',
        found.includes('#') ? found : found + new URL(url).hash,
      );
    };
    if (!(await change.show(url, arrive, () => world.open(url)))) return;
    focusPage();
    scrollToHash();
  };
  const goBack = async () => {
    const next = entryOf(history.state);
    if (next === undefined) return;
    positions.set(entry, window.scrollY);
    entry = next;
    const y = positions.get(next) ?? 0;
    if (change.isShown(location.href)) change.callOff();
    else if (!(await change.show(location.href, () => {}, world.reload))) return;
    else focusPage();
    jumpTo(y);
  };

  const click = (event: MouseEvent) => {
    const url = isWanted(player.store.getState().sound) ? seamlessAddress(event) : '';
    if (!url) return;
    event.preventDefault();
    void follow(url);
  };
  document.addEventListener('click', click, { signal });
  window.addEventListener('popstate', () => void goBack(), { signal });
  window.addEventListener(
    'pagehide',
    () => {
      history.scrollRestoration = 'auto';
    },
    { signal },
  );
  host.life.onEnd(() => {
    isRunning = false;
    change.callOff();
  });
}

function browserWorld(): SeamlessWorld {
  return {
    fetchPage: pageFetch(),
    clock: systemClock,
    open: (url) => location.assign(url),
    reload: () => location.reload(),
  };
}

function entryOf(state: unknown): number | undefined {
  const entry = (Object(state) as Record<string, unknown>)[ENTRY];
  return typeof entry === 'number' ? entry : undefined;
}

/** Where a screen reader begins a new page. */
function focusPage() {
  const first = (selector: string) => document.querySelector<HTMLElement>(selector);
  const start = first('main h1') ?? first('h1') ?? first('main') ?? document.body;
  if (!start.hasAttribute('tabindex')) {
    start.setAttribute('tabindex', '-1');
    start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true });
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
