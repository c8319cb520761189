/** The window of a framed page. */
export type View = Window & typeof globalThis;

/** Undefined before a document has come; null for that of a stranger, and for the browser's own words of a failure. */
export function viewOf({ contentWindow }: HTMLIFrameElement): View | null | undefined {
  try {
    const view = contentWindow as View;
    return view.location.href === 'about:blank' ? undefined : view;
  } catch {
    return null;
  }
}

/**
 * Runs `arrived` once, as soon as the frame has another document than `former`: before its first paint, and in a tab
 * that nobody looks at once it has loaded. Null is a document that may not be read. Returns the undo.
 */
export const nextDocument = (
  frame: HTMLIFrameElement,
  former: Document | undefined,
  arrived: (view: View | null) => void,
): (() => void) =>
  lookOften(frame, (isLoaded) => {
    const view = viewOf(frame);
    const isNext = view ? view.document !== former : view === null && isLoaded;
    if (isNext) arrived(view ?? null);
    return isNext;
  });

/** Runs once something of the document is painted, or all of it has loaded. Returns the undo. */
export const whenPainted = (frame: HTMLIFrameElement, { document, performance }: View, run: () => void) =>
  lookOften(frame, (isLoaded) => {
    const isPainted =
      isLoaded || document.readyState === 'complete' || performance.getEntriesByType('paint').length > 0;
    if (isPainted) run();
    return isPainted;
  });

/** Runs with each further document that a page brings into its frame by itself: a script, a form, a reload. */
export function followDocuments(
  frame: HTMLIFrameElement,
  view: View,
  arrived: (view: View | null) => void,
): void {
  const leave = ({ isTrusted, persisted }: PageTransitionEvent) => {
    // Our own word, and a window that the browser keeps as it is.
    if (!isTrusted || persisted) return;
    const { document } = view;
    nextDocument(frame, document, (next) => {
      if (next) followDocuments(frame, next, arrived);
      arrived(next);
    });
  };
  view.addEventListener('pagehide', leave);
}

/** Asks in each frame of the screen, and as the frame loads, until the answer is yes or the frame is gone. */
function lookOften(frame: HTMLIFrameElement, look: (isLoaded: boolean) => boolean): () => void {
  let isOver = false;
  const ask = (isLoaded: boolean) => {
    isOver ||= !frame.isConnected || look(isLoaded);
    if (isOver) frame.removeEventListener('load', loaded);
    else if (!isLoaded) requestAnimationFrame(() => ask(false));
  };
  const loaded = () => ask(true);
  frame.addEventListener('load', loaded);
  requestAnimationFrame(() => ask(false));
  return () => {
    isOver = true;
  };
}
