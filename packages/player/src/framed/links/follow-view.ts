import type { View } from '../frame-document';
import { type Entry, withoutHash } from '../page-entries';
import { type Asked, askedByClick, askedByForm } from './asked-page';
import { hearLast } from './hear-last';

/** The steps that the window makes for a page in its frame. */
export interface WindowSteps {
  /** Another page; `isReplaced` where it takes the place of this one in the history. */
  follow(asked: Asked, isReplaced?: boolean): void;
  /** The target that shows the answer to a form. */
  targetOf(asked: Asked): string;
  /** A step within the page. */
  step(url: string, state: unknown): void;
  /** The page has another address or state without a step. */
  become(url: string, state: unknown): void;
  /** The radio falls silent. */
  silence(): void;
}

/** Brings a page to another of its own entries. */
export type TravelWithin = (entry: Pick<Entry, 'url' | 'state'>) => void;

/** Links, forms and steps of a framed page are those of its window. Call it before the scripts of the page run. */
export function followView(view: View, window: WindowSteps): TravelWithin {
  followPresses(view, window);
  followScripts(view, window);
  // A picture that moves without a sound silences nobody.
  const onPlay = ({ target }: Event) => {
    const { muted, volume } = target as HTMLMediaElement;
    if (!muted && volume > 0) window.silence();
  };
  view.document.addEventListener('play', onPlay, { capture: true });
  return ownHistory(view, window);
}

/**
 * Follows links and forms of the window's own page, or of one in a frame: there also those that only the window may
 * load, which would stand in the frame otherwise.
 */
export function followPresses(
  view: Window,
  { follow, step, targetOf }: Pick<WindowSteps, 'follow' | 'step' | 'targetOf'>,
  signal?: AbortSignal,
  mayTake = (_: Asked) => true,
): void {
  const onClick = (event: MouseEvent) => {
    const asked = askedByClick(event, view.location);
    if (!asked || !mayTake(asked)) return;
    event.preventDefault();
    if (asked.kind !== 'place') return follow(asked);
    step(asked.url, view.history.state);
    view.location.replace(asked.url);
  };
  const onSubmit = (event: SubmitEvent) => {
    const asked = askedByForm(event, view.location);
    if (!asked || !mayTake(asked)) return;
    if (asked.isPost) return sendTo(event.target as HTMLFormElement, targetOf(asked));
    event.preventDefault();
    follow(asked);
  };
  hearLast(view, 'click', onClick, signal);
  hearLast(view, 'submit', onSubmit, signal);
}

/** For this once: the browser reads the target after the event. */
function sendTo(form: HTMLFormElement, target: string) {
  const former = form.getAttribute('target');
  form.target = target;
  setTimeout(() => {
    if (former === null) form.removeAttribute('target');
    else form.target = former;
  });
}

/** The `navigate` event of the Navigation API, which TypeScript does not know yet. */
export interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  destination: { url: string; sameDocument: boolean };
}

/** A script's own way to another page is a step of the window, too, where the browser tells of it. */
function followScripts(view: View, { follow }: WindowSteps) {
  const navigation: EventTarget | undefined = Reflect.get(view, 'navigation');
  navigation?.addEventListener('navigate', (event) => {
    const { cancelable, navigationType, hashChange, downloadRequest, formData, destination } =
      event as NavigateEvent;
    const isStep = navigationType === 'push' || navigationType === 'replace';
    const isOther = !destination.sameDocument && !hashChange && downloadRequest === null && !formData;
    if (!cancelable || !isStep || !isOther || !/^https?:/.test(destination.url)) return;
    event.preventDefault();
    const kind = new URL(destination.url).origin === view.location.origin ? 'page' : 'window';
    follow({ url: destination.url, kind }, navigationType === 'replace');
  });
}

/**
 * The entries that a script of the page writes are the window's: the frame has none. Returns what a step of the history
 * within the page does: the page hears of it as it would by itself.
 */
function ownHistory(view: View, { step, become }: WindowSteps): TravelWithin {
  const { History, history, location, document } = view;
  const { replaceState } = History.prototype;
  const addressOf = (url: string | URL | null | undefined) => new URL(url ?? location.href, document.baseURI);
  History.prototype.pushState = function push(state, unused, url) {
    // The browser refuses what is not of this origin.
    if (addressOf(url).origin === location.origin) step(addressOf(url).href, copied(state));
    replaceState.call(this, state, unused, url);
  };
  History.prototype.replaceState = function replace(state, unused, url) {
    replaceState.call(this, state, unused, url);
    become(location.href, copied(history.state));
  };
  return ({ url, state }) => {
    const isSame = withoutHash(url) === withoutHash(location.href);
    // An address without a place would load the page anew. Firefox forgets the place of a page that was not seen.
    if (isSame && (url !== location.href || url.includes('#')))
      location.replace(url.includes('#') ? url : `${url}#`);
    replaceState.call(history, state, '', url);
    view.dispatchEvent(new view.PopStateEvent('popstate', { state }));
  };
}

/** A state that the window cannot keep is lost at a reload alone. */
function copied(state: unknown): unknown {
  try {
    return structuredClone(state) ?? null;
  } catch {
    return null;
  }
}
