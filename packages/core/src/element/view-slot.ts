import { watchPointerHold, whenPointerReleased } from '../dom/pointer-hold';
import { loadOnce } from '../loading/load-once';
import type { ElementSpec } from './contract';
import type { Host, View } from './host';

/**
 * The place of an element's view. Returns a function that imports the view and shows it; all calls share one promise.
 * It rejects when the code does not arrive or the view throws, after `fail`; the next call tries again.
 */
export function viewSlot<S extends ElementSpec, M>(
  host: Host<S>,
  model: M,
  load: () => Promise<View<S, M>>,
  fail: (error: unknown) => void,
): () => Promise<void> {
  watchPointerHold();
  let showing: Promise<void> | undefined;

  const loaded = loadOnce(load);
  const forget = (error: unknown) => {
    showing = undefined;
    fail(error);
  };
  const show = async () => {
    const view = await loaded();
    await whenPointerReleased(host.element);
    if (host.lifetime.isOver) return;
    try {
      view.show(host, model, forget);
      delete host.element.dataset.failed;
    } catch (error) {
      forget(error);
    }
  };
  return () => {
    showing ??= show().catch((error) => {
      forget(error);
      throw error;
    });
    return showing;
  };
}
