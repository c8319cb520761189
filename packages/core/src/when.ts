import type { ElementSpec } from './contract';
import type { Host } from './host';
import type { When } from './parts';
import type { ViewSlot } from './view-slot';

/** Arranges when the view comes. Without a shell to answer it, the first click is kept and replayed on the view. */
export function bringView<S extends ElementSpec>(host: Host<S>, when: When, slot: ViewSlot, isBare: boolean) {
  strategies[when](host as Host, slot, isBare);
}

const strategies: Record<When, (host: Host, slot: ViewSlot, isBare: boolean) => void> = {
  load: (_host, slot) => show(slot),

  idle(host, slot) {
    const rest = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    rest(() => {
      if (!host.life.isOver) show(slot);
    });
  },

  visible({ element, life }, slot) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      show(slot);
    });
    observer.observe(element);
    life.onEnd(() => observer.disconnect());
  },

  intent(host, slot, isBare) {
    const { root } = host;
    const { signal } = host.life;
    for (const type of ['pointerdown', 'focusin']) {
      root.addEventListener(type, () => (isBare ? slot.warm() : show(slot)), { signal, once: true });
    }
    if (isBare)
      root.addEventListener('click', (event) => replay(event, host, slot), {
        signal,
        once: true,
        capture: true,
      });
  },

  asked() {},
};

/** The slot itself marks an element whose view does not arrive. */
const show = (slot: ViewSlot) => void slot.want().catch(() => {});

/** The first click on a control whose view is not there yet: kept, and done again on the same part of the view. */
function replay(event: Event, { root }: Host, slot: ViewSlot) {
  const target = event.composedPath()[0];
  const part = target instanceof Element ? target.closest('[part]')?.getAttribute('part') : null;
  event.preventDefault();
  event.stopImmediatePropagation();
  slot.want().then(
    () => part && root.querySelector<HTMLElement>(`[data-view] [part="${part}"]`)?.click(),
    () => {},
  );
}
