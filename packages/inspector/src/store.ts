import { createStore, type StoreApi } from 'zustand/vanilla';
import type { InspectorApi, SaveFailure } from './api';
import type { InspectorText } from './messages';
import { type Hidden, type HiddenElement, MOST_HIDDEN } from './page/hidden';

export interface InspectorState {
  hidden: Hidden;
  /** Former states, latest last; undo returns to them. */
  past: readonly Hidden[];
  /** Undone states, latest last. */
  future: readonly Hidden[];
  /** The saved state. */
  kept: Hidden;
  saving: 'no' | 'busy' | 'done' | SaveFailure;
  /** Hidden elements are shown for a moment. */
  isPeeking: boolean;
  /** The element that is meant, in words; empty when there is none. */
  target: string;
  /** The target for screen readers: only what somebody without a pointer has reached. */
  said: string;
  /** The last event. */
  note: Note | undefined;
}

/** A text of the panel, and what its `{label}` stands for. */
export interface Note {
  text: InspectorText;
  label?: string;
}

export interface Inspector {
  store: Pick<StoreApi<InspectorState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Names the element that is meant; `aloud` where nobody sees a pointer move. */
  name(target: string, aloud: boolean): void;
  tell(note: Note): void;
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

interface Dependencies {
  api: InspectorApi;
  hidden: Hidden;
  version: string;
}

export function createInspector({ api, hidden, version }: Dependencies): Inspector {
  const store = createStore<InspectorState>(() => ({
    hidden,
    past: [],
    future: [],
    kept: hidden,
    saving: 'no',
    isPeeking: false,
    target: '',
    said: '',
    note: undefined,
  }));
  let keptVersion = version;
  const { getState: get, setState: set } = store;

  const change = (changes: Partial<Hidden>) => {
    const { hidden: before, past } = get();
    set({ hidden: { ...before, ...changes }, past: [...past, before], future: [], saving: busyOr('no') });
  };
  /** A save that is on its way goes on; what it says of itself is not lost. */
  const busyOr = (state: InspectorState['saving']) => (get().saving === 'busy' ? 'busy' : state);

  /** In place of "saving"; what was told meanwhile stays. */
  const noteOr = (text: InspectorText): Note | undefined =>
    get().note?.text === 'saving' ? { text } : get().note;

  return {
    store,
    name(target, aloud) {
      const said = aloud ? target : get().said;
      if (target !== get().target || said !== get().said) set({ target, said });
    },
    tell: (note) => set({ note }),
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
      set({ saving: 'busy', note: { text: 'saving' } });
      try {
        keptVersion = await api.save(sent, keptVersion);
        const isAll = !isUnsaved({ ...get(), kept: sent });
        const told = isAll ? { text: 'saved' as const } : noteOr('savedBefore');
        set({ kept: sent, saving: isAll ? 'done' : 'no', note: told });
      } catch (failure) {
        set({ saving: failure as SaveFailure, note: { text: failure as SaveFailure } });
      }
      return !isUnsaved(get());
    },
  };
}

/** Undone to what is kept is saved. */
export function isUnsaved({ hidden, kept }: InspectorState): boolean {
  return hidden !== kept && JSON.stringify(hidden) !== JSON.stringify(kept);
}
