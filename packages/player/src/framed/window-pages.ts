import type { Clock } from '@onda/core/timing/clock';
import type { Cover } from './cover/cover-page';
import { jumpTo, whenThere } from './cover/focus-page';
import { printByKeys } from './cover/print-page';
import { type View, viewOf } from './frame-document';
import framedSheet from './framed-page.css';
import type { SoundLender } from './lent/lend-sound';
import type { Asked } from './links/asked-page';
import { followView, type NavigateEvent, type TravelWithin, type WindowSteps } from './links/follow-view';
import { mayLeave } from './links/may-leave';
import { createPageEntries, type Entry, isOfThisDocument, type PageEntries } from './page-entries';
import { createPageFrames, type FramedPage, type PageFrames } from './page-frames';

export interface PagesSetup {
  clock: Clock;
  /** The browser's own ways, for what may not stand in a frame. */
  open(url: string): void;
  reload(): void;
  /** Whether pages change under a sound. */
  plays(): boolean;
  /** Whether a router of the theme changes the window's page. */
  isLed(): boolean;
  lender: SoundLender;
  cover: Cover;
  /** For the visitor of a page who may lose something. */
  leaveQuestion(): string;
  signal: AbortSignal;
}

/** The pages that a window shows, its own and those in its frames. */
export interface WindowPages {
  /** Undefined while the window's own page is shown. */
  shown(): View | undefined;
  follow(asked: Asked, isReplaced?: boolean): void;
  /** The name of the frame that shows the answer to a form. */
  targetOf(asked: Asked): string;
  /** The address that the window shows. */
  address(): string;
}

/** A page that asks to stand alone, as a theme may, and the shop's page of payment, whose partners want the window. */
const ALONE = 'html[data-no-seamless], body[data-no-seamless], body.woocommerce-checkout';

interface Pages extends PagesSetup {
  frames: PageFrames;
  entries: PageEntries;
  /** Framed document → what brings it to another of its own entries. */
  within: WeakMap<Document, TravelWithin>;
  /** The shown page, or the window. */
  view(): Window;
  begin(page: FramedPage, next: View): void;
}

export function createWindowPages(setup: PagesSetup): WindowPages {
  const { clock, open, reload, plays, lender, cover, signal } = setup;
  const within: Pages['within'] = new WeakMap();
  const frames = createPageFrames({
    clock,
    lend: lender.lend,
    changed(page) {
      const view = shown();
      if (page && view) show(page, view);
      else cover.leave();
    },
    replaced(page, next) {
      if (!next) return reload();
      entries.replace({ url: next.location.href, page: page.page, state: null });
      begin(page, next);
      show(page, next);
    },
  });
  const shown = (): View | undefined => {
    const page = frames.shown();
    return (page && viewOf(page.frame)) ?? undefined;
  };
  const view = (): Window => shown() ?? window;
  const show = ({ frame }: FramedPage, next: View) => {
    cover.show(frame, next);
    lender.speakTo(next);
  };
  const entries = createPageEntries((to, from) => travel(pages, to, from), reload, signal);

  const arriving = (isReplaced: boolean) => (page: FramedPage, next: View) => {
    const to = { url: next.location.href, page: page.page, state: null };
    // The address of the shown page is no step of the history, as in browsers.
    if (isReplaced || to.url === location.href) entries.replace(to);
    else entries.push(to, view().scrollY);
    begin(page, next);
  };
  const follow = (asked: Asked, isReplaced = false) => {
    if (asked.kind !== 'page' || !plays()) return open(asked.url);
    if (!leave(pages)) return;
    frames.load(asked.url, { begun: arriving(isReplaced), failed: () => open(asked.url) });
  };
  const targetOf = ({ kind }: Asked) =>
    kind === 'page' && plays() ? frames.load('', { begun: arriving(false), failed() {} }) : '_top';

  const begin = ({ page }: FramedPage, next: View) => {
    const steps: WindowSteps = {
      follow,
      targetOf,
      step: (url, state) => entries.push({ url, page, state }, next.scrollY),
      become: (url, state) => entries.here().page === page && entries.replace({ url, state }),
      silence: lender.silence,
    };
    within.set(next.document, followView(next, steps));
    hideSecondBar(next);
    printByKeys(next, shown);
    whenThere(next, () => next.document.querySelector(ALONE) && entries.here().page === page && reload());
  };

  // A page that leaves each frame by itself has begun to, before it is noticed here.
  onWindowLeave(frames.callOff, signal);
  const pages: Pages = { ...setup, frames, entries, within, view, begin };
  return { shown, follow, targetOf, address: () => entries.here().url };
}

/** Runs when the window loads another page, where the browser tells of it. */
function onWindowLeave(run: () => void, signal: AbortSignal) {
  const navigation: EventTarget | undefined = Reflect.get(window, 'navigation');
  const leave = (event: Event) => {
    const { destination, hashChange } = event as NavigateEvent;
    if (!destination.sameDocument && !hashChange) run();
  };
  navigation?.addEventListener('navigate', leave, { signal });
}

/** False where the visitor stays. A page whose loss the visitor accepts is not kept for the way back. */
function leave({ view, frames, leaveQuestion }: Pages): boolean {
  const answer = mayLeave(view(), leaveQuestion);
  if (answer === 'lost') frames.forget();
  return answer !== 'no';
}

/** The browser has gone to another entry. Returns whether that is the affair of the window's own page. */
function travel(pages: Pages, to: Entry, from: Entry): boolean {
  const { frames, entries, view, plays, isLed, reload } = pages;
  if (isLed()) return true;
  entries.keepPlace(from, view().scrollY);
  frames.callOff();
  const shown = frames.shown()?.page ?? 0;
  if (isOfThisDocument(to) && to.page === shown) travelHere(pages, to);
  else if (!isOfThisDocument(to) && !plays()) reload();
  else if (!leave(pages)) entries.goBackTo(from);
  else travelTo(pages, to);
  return shown === 0 && to.page === 0;
}

function travelHere({ entries, within, view }: Pages, to: Entry) {
  within.get(view().document)?.(to);
  const y = entries.placeOf(to);
  if (y !== undefined) jumpTo(view(), y);
}

function travelTo(pages: Pages, to: Entry) {
  const { frames, cover } = pages;
  const isOurs = isOfThisDocument(to);
  if (isOurs && to.page === 0 && !cover.isGone()) frames.leave();
  else if (isOurs && frames.has(to.page)) frames.showKept(to.page);
  else return loadAgain(pages, to);
  travelHere(pages, to);
}

function loadAgain({ frames, entries, begin, reload }: Pages, to: Entry) {
  const y = entries.placeOf(to);
  frames.load(to.url, {
    begun(page, next) {
      entries.replace({ url: next.location.href, page: page.page });
      begin(page, next);
      if (y !== undefined) whenThere(next, () => jumpTo(next, y));
    },
    failed: reload,
  });
}

function hideSecondBar({ CSSStyleSheet, document }: View) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(framedSheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
