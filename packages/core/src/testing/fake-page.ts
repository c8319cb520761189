export interface FakePage extends EventTarget {
  hidden: boolean;
  /** How many listen: 0 after everything was undone. */
  listeners(): number;
  /** Hides or shows the tab, as the visitor does by changing to another. */
  hide(hidden: boolean): void;
}

/** Stands for the document where only its visibility counts. */
export function fakePage(): FakePage {
  const heard = new Set<unknown>();
  const target = new EventTarget();
  const { addEventListener, removeEventListener } = target;
  const page: FakePage = Object.assign(target, {
    hidden: false,
    listeners: () => heard.size,
    addEventListener(type: string, run: EventListener) {
      heard.add(run);
      addEventListener.call(target, type, run);
    },
    removeEventListener(type: string, run: EventListener) {
      heard.delete(run);
      removeEventListener.call(target, type, run);
    },
    hide(hidden: boolean) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  });
  return page;
}
