import type { ElementSpec } from './contract';
import { handsOff, watchHands } from './hands';
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
  watchHands();
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
    await handsOff(host.element);
    if (!host.life.isOver) view.show(host, model, forget);
  };
  return {
    warm: () => void loaded().catch(() => (loading = undefined)),
    want() {
      showing ??= show().catch(forget);
      return showing;
    },
  };
}
