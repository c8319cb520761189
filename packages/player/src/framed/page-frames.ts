import { fromTemplate } from '@onda/core/dom/from-template';
import type { Clock } from '@onda/core/timing/clock';
import { restMedia } from './cover/rest-media';
import { followDocuments, nextDocument, type View, viewOf, whenPainted } from './frame-document';
import { pageFrame } from './generated/templates';

/** A page in a frame. */
export interface FramedPage {
  frame: HTMLIFrameElement;
  /** Its number in the entries of the history, 1 and up; another document of the same frame has another one. */
  page: number;
  /** Ends its rest. */
  wake?: () => void;
}

/** The fate of a page that is asked for. */
export interface Arrival {
  /** Its document has begun: its address is known, and nothing of it is painted yet. */
  begun(page: FramedPage, view: View): void;
  /** It may not stand in a frame, or does not come in time. */
  failed(): void;
}

/** The frames of the window: one is shown, one may be coming, and the last ones that were left wait for a step back. */
export interface PageFrames {
  shown(): FramedPage | undefined;
  /** Returns the frame's name. A frame without an address waits for a form that is sent to that name. */
  load(url: string, arrival: Arrival): string;
  /** Whether that page waits for the way back. */
  has(page: number): boolean;
  /** Shows a page that waits. */
  showKept(page: number): void;
  /** The page that is coming is not wanted any more. */
  callOff(): void;
  /** The window's own page is shown again. */
  leave(): void;
  /** The shown page is not to be kept. */
  forget(): void;
}

export interface FramesSetup {
  clock: Clock;
  /** Gives the frame of a page what the window lends to it. */
  lend(frame: HTMLIFrameElement): void;
  /** A frame covers the window's page, or none does any more. */
  changed(shown: FramedPage | undefined): void;
  /** The shown page has brought another document by itself; null is a stranger. */
  replaced(page: FramedPage, view: View | null): void;
}

/** Slower pages are better served by the browser's own way. */
const PATIENCE_MS = 10_000;

const ANSWER_MS = 2_000;

/** So many pages stay alive for the way back, with all that was typed in them. */
const KEPT_PAGES = 2;

export function createPageFrames({ clock, lend, changed, replaced }: FramesSetup): PageFrames {
  let shown: FramedPage | undefined;
  let kept: FramedPage[] = [];
  let callOff = () => {};
  let isForgotten = false;
  let last = 0;

  const putAway = () => {
    if (shown && !isForgotten) kept.push(rested(shown));
    else shown?.frame.remove();
    shown = undefined;
    isForgotten = false;
    for (const { frame } of kept.slice(0, -KEPT_PAGES)) frame.remove();
    kept = kept.slice(-KEPT_PAGES);
  };
  const show = (next: FramedPage) => {
    putAway();
    shown = next;
    next.frame.dataset.ondaPage = 'shown';
    next.wake?.();
    changed(next);
  };
  const number = () => {
    last += 1;
    return last;
  };
  const follow = (page: FramedPage, view: View) =>
    followDocuments(page.frame, view, (next) => {
      page.page = number();
      if (page === shown) replaced(page, next);
    });

  return {
    shown: () => shown,
    load(url, { begun, failed }) {
      callOff();
      const page = { frame: fromTemplate(pageFrame, { title: '' }), page: number() };
      page.frame.name = `onda-page-${page.page}`;
      lend(page.frame);
      callOff = openFrame(clock, page.frame, url, {
        begun: (view) => begun(page, view),
        painted(view) {
          callOff = () => {};
          show(page);
          follow(page, view);
        },
        failed,
      });
      return page.frame.name;
    },
    has: (page) => kept.some((one) => one.page === page),
    showKept(page) {
      callOff();
      const found = kept.find((one) => one.page === page);
      kept = kept.filter((one) => one !== found);
      if (found) show(found);
    },
    callOff: () => callOff(),
    leave() {
      callOff();
      putAway();
      changed(undefined);
    },
    forget() {
      isForgotten = true;
    },
  };
}

interface Opening {
  begun(view: View): void;
  painted(view: View): void;
  failed(): void;
}

/** Brings a page into its frame; returns what calls it off, as nothing else does once it is painted. */
function openFrame(clock: Clock, frame: HTMLIFrameElement, url: string, on: Opening): () => void {
  let isBegun = false;
  let stop = () => {};
  const callOff = () => {
    cancelPatience();
    stop();
    frame.remove();
  };
  const giveUp = () => {
    callOff();
    on.failed();
  };
  const wait = async () => {
    const isSaved = await isFile(url);
    if (isBegun || !frame.isConnected) return;
    if (isSaved) callOff();
    else giveUp();
  };
  // A form may take its time: nobody could send it a second time.
  const cancelPatience = url ? clock.after(PATIENCE_MS, () => void wait()) : () => {};
  // The first page of a frame is no step of the history.
  if (url) frame.src = url;
  document.body.append(frame);
  stop = nextDocument(frame, undefined, (view) => {
    isBegun = true;
    cancelPatience();
    if (!view) return giveUp();
    on.begun(view);
    stop = whenPainted(frame, view, () => on.painted(view));
  });
  return callOff;
}

/** A page that is left, as in the browser's own cache for the way back: it hears of it, and what plays is paused. */
function rested(page: FramedPage): FramedPage {
  const { frame } = page;
  const view = viewOf(frame);
  const tell = (type: string) => view?.dispatchEvent(new view.PageTransitionEvent(type, { persisted: true }));
  tell('pagehide');
  const resume = view ? restMedia(view.document) : () => {};
  frame.dataset.ondaPage = 'kept';
  page.wake = () => {
    delete page.wake;
    resume();
    tell('pageshow');
  };
  return page;
}

/** The browser has saved a file, and no page comes. A server that does not say so in time is slow. */
async function isFile(url: string): Promise<boolean> {
  const asked = fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS) });
  return asked.then(
    ({ headers }) =>
      /^attachment/i.test(headers.get('content-disposition') ?? '') ||
      !/^text\/html|^$/i.test(headers.get('content-type') ?? ''),
    () => false,
  );
}
