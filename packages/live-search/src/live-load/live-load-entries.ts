/** The content of an address: one entry per page address (M-3). */
export interface Entry {
  href: string;
  phrase: string;
  /** The filters, as `serialized` writes them. */
  settings: string;
  selector: string;
  title: string;
  /** The scroll position of the page when it was left, in pixels. */
  scrollY: number;
  /** The former nodes of the area; undefined while they are in it. Nodes, not text: they return as they were. */
  content: Node[] | undefined;
}

/** Earlier states that are kept. */
const KEPT = 20;

export interface Entries {
  find(href: string): Entry | undefined;
  /** The oldest that nobody came back to goes. */
  keep(entry: Entry): void;
}

export function createEntries(): Entries {
  const entries = new Map<string, Entry>();
  return {
    find: (href) => entries.get(href),
    keep(entry) {
      entries.delete(entry.href);
      entries.set(entry.href, entry);
      const [oldest] = entries.keys();
      if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest);
    },
  };
}
