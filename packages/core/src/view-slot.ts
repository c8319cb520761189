import type { ElementSpec } from './contract';
import type { Host, View } from './host';

/** The place of one element's view. */
export interface ViewSlot {
  /** Imports the view without showing it. */
  warm(): void;
  /** Brings the view; every call shares one promise, a failed one may be repeated. */
  want(): Promise<void>;
}

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
    if (!host.signal.aborted) view.show(host, model, forget);
  };
  return {
    warm: () => void loaded().catch(() => (loading = undefined)),
    want() {
      showing ??= show().catch(forget);
      return showing;
    },
  };
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
