import type { ElementSpec } from './contract';
import { handsOff, watchHands } from './hands';
import type { Host, View } from './host';
import { loadOnce } from './load-once';

/** The place of one element's view. */
export interface ViewSlot {
  /** Imports the view without showing it. */
  warm(): void;
  /** Shows the view; every call shares one promise. Rejects when its code does not arrive; the next call tries again. */
  want(): Promise<void>;
}

export function createViewSlot<S extends ElementSpec, M>(
  host: Host<S>,
  model: M,
  load: () => Promise<View<S, M>>,
  fail: (error: unknown) => void,
): ViewSlot {
  watchHands();
  let showing: Promise<void> | undefined;

  const loaded = loadOnce(load);
  const forget = (error: unknown) => {
    showing = undefined;
    fail(error);
  };
  const show = async () => {
    const view = await loaded();
    await handsOff(host.element);
    if (host.life.isOver) return;
    try {
      view.show(host, model, forget);
      delete host.element.dataset.failed;
    } catch (error) {
      forget(error);
    }
  };
  return {
    warm: () => void loaded().catch(() => {}),
    want() {
      showing ??= show().catch((error) => {
        forget(error);
        throw error;
      });
      return showing;
    },
  };
}
