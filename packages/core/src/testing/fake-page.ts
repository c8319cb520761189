export interface FakePage extends EventTarget {
  hidden: boolean;
  /** Hides or shows the tab, as the visitor does by changing to another. */
  hide(hidden: boolean): void;
}

/** Stands for the document where only its visibility counts. */
export function fakePage(): FakePage {
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    hide(hidden: boolean) {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  });
  return page;
}
