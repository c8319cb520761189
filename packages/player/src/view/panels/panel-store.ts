import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PanelName } from '../../panels/tool-buttons';

export interface PanelState {
  opened: PanelName | null;
}

export interface Panels {
  store: Pick<StoreApi<PanelState>, 'getState' | 'getInitialState' | 'subscribe'>;
  open(name: PanelName): void;
  toggle(name: PanelName): void;
  close(): void;
  /** From the history to the biography and back; nothing when neither is open. */
  swap(): void;
}

export function createPanels(): Panels {
  const store = createStore<PanelState>(() => ({ opened: null }));
  const show = (opened: PanelName | null) => store.setState({ opened });
  const opened = () => store.getState().opened;
  return {
    store,
    open: show,
    toggle: (name) => show(opened() === name ? null : name),
    close: () => show(null),
    swap() {
      if (opened() === 'history') show('bio');
      else if (opened() === 'bio') show('history');
    },
  };
}
