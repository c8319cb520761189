import type { ElementSpec } from './contract';
import type { Host, View } from './host';

/** The place of one element's view. */
export interface ViewSlot {
  /** Imports the view without showing it. */
  warm(): void;
  /** Brings the view; every call shares one promise, a failed one may be repeated. */
  want(): Promise<void>;
}

/** The printed node that the view takes over from; without one the view stands beside what is there. */
const SHELL = '[data-shell]';

export function createViewSlot<S extends ElementSpec, M>(
  host: Host<S>,
  model: M,
  load: () => Promise<View<S, M>>,
  fail: (error: unknown) => void,
): ViewSlot {
  const hands = watchHands(host);
  let loading: Promise<View<S, M>> | undefined;
  let showing: Promise<void> | undefined;

  const loaded = () => {
    loading ??= load();
    return loading;
  };
  const forget = (error: unknown) => {
    loading = showing = undefined;
    fail(error);
  };
  const show = async () => {
    const view = await loaded();
    await hands.free();
    if (!host.signal.aborted) takePlace(host, model, view, forget);
  };
  return {
    warm: () => void loaded().catch(() => (loading = undefined)),
    want() {
      showing ??= show().catch(forget);
      return showing;
    },
  };
}

/** Mounts beside the shell, then swaps: nothing is painted in between, and focus stays on the same part. */
function takePlace<S extends ElementSpec, M>(
  host: Host<S>,
  model: M,
  view: View<S, M>,
  fail: (error: unknown) => void,
) {
  const place = document.createElement('div');
  place.dataset.view = '';
  place.style.display = 'contents';
  const shell = host.root.querySelector<HTMLElement>(SHELL);
  const leave = () => {
    if (shell) place.replaceWith(shell);
    else place.remove();
    undo();
  };
  const undo = view.mount(host, model, place, (error) => {
    leave();
    fail(error);
  });
  if (shell) swap(host.root, shell, place);
  else host.root.append(place);
  host.signal.addEventListener('abort', leave);
}

function swap(root: ShadowRoot | HTMLElement, shell: HTMLElement, place: HTMLElement) {
  const focused = focusedPart(root);
  shell.replaceWith(place);
  if (focused) place.querySelector<HTMLElement>(`[part~="${focused}"]`)?.focus({ preventScroll: true });
}

function focusedPart(root: ShadowRoot | HTMLElement): string | undefined {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  if (!active || !root.contains(active)) return undefined;
  return active.closest('[part]')?.getAttribute('part')?.split(' ')[0];
}

/** A swap under a pressed pointer froze a volume drag: it waits until the task after the release. */
function watchHands({ root, signal }: Pick<Host, 'root' | 'signal'>): { free(): Promise<void> } {
  let waiting: (() => void)[] = [];
  let isPressed = false;
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      for (const go of waiting) go();
      waiting = [];
    });
  root.addEventListener('pointerdown', () => (isPressed = true), { signal });
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, () => isPressed && release(), { signal, capture: true });
  }
  return {
    free: () => (isPressed ? new Promise((go) => void waiting.push(go)) : Promise.resolve()),
  };
}
