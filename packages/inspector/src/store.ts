import { createStore } from 'zustand/vanilla';
import type { InspectorApi, SaveFailure } from './api';
import { type Hidden, type HiddenElement, MOST_HIDDEN } from './hidden';

export interface InspectorState {
  hidden: Hidden;
  /** What it was before, latest last; undo goes there. */
  past: readonly Hidden[];
  /** What was undone, latest last. */
  future: readonly Hidden[];
  /** What the server keeps. */
  kept: Hidden;
  saving: 'no' | 'busy' | 'done' | SaveFailure;
  /** What is hidden is shown for a moment. */
  isPeeking: boolean;
}

export interface Inspector {
  store: { getState(): InspectorState; subscribe(run: (state: InspectorState) => void): () => void };
  /** False when no more fit. */
  hide(element: HiddenElement): boolean;
  show(selector: string): void;
  hideFrom(audience: readonly string[]): void;
  undo(): void;
  redo(): void;
  peek(isPeeking: boolean): void;
  isUnsaved(): boolean;
  /** Resolves with whether everything is kept now. */
  save(): Promise<boolean>;
}

interface World {
  api: InspectorApi;
  hidden: Hidden;
  version: string;
}

export function createInspector({ api, hidden, version }: World): Inspector {
  const store = createStore<InspectorState>(() => ({
    hidden,
    past: [],
    future: [],
    kept: hidden,
    saving: 'no',
    isPeeking: false,
  }));
  let keptVersion = version;
  const { getState: get, setState: set } = store;

  const change = (changes: Partial<Hidden>) => {
    const { hidden: before, past } = get();
    set({ hidden: { ...before, ...changes }, past: [...past, before], future: [], saving: busyOr('no') });
  };
  /** A save that is on its way goes on; what it says of itself is not lost. */
  const busyOr = (state: InspectorState['saving']) => (get().saving === 'busy' ? 'busy' : state);

  return {
    store,
    hide(element) {
      const { rules } = get().hidden;
      if (rules.length >= MOST_HIDDEN) return false;
      change({ rules: [...rules.filter(({ selector }) => selector !== element.selector), element] });
      return true;
    },
    show: (selector) => change({ rules: get().hidden.rules.filter((rule) => rule.selector !== selector) }),
    hideFrom: (audience) => change({ audience }),
    undo() {
      const { hidden: now, past, future } = get();
      const before = past.at(-1);
      if (before)
        set({ hidden: before, past: past.slice(0, -1), future: [...future, now], saving: busyOr('no') });
    },
    redo() {
      const { hidden: now, past, future } = get();
      const after = future.at(-1);
      if (after)
        set({ hidden: after, past: [...past, now], future: future.slice(0, -1), saving: busyOr('no') });
    },
    peek: (isPeeking) => set({ isPeeking }),
    isUnsaved: () => isUnsaved(get()),
    async save() {
      if (get().saving === 'busy') return false;
      const sent = get().hidden;
      set({ saving: 'busy' });
      try {
        keptVersion = await api.save(sent, keptVersion);
        set({ kept: sent, saving: get().hidden === sent ? 'done' : 'no' });
      } catch (failure) {
        set({ saving: failure as SaveFailure });
      }
      return !isUnsaved(get());
    },
  };
}

/** Undone to what is kept is saved. */
export function isUnsaved({ hidden, kept }: InspectorState): boolean {
  return hidden !== kept && JSON.stringify(hidden) !== JSON.stringify(kept);
}
