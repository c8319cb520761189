import type { ReactStore } from '@onda/core/element/host';
import { createStore } from 'zustand/vanilla';
import type { ResultList } from '../view/result-list';
import { bindKeys, type KeyRun } from './bind-keys';

/** A cell by the places of its result and of itself in there; a result of a list is one cell. */
export interface Cell {
  item: number;
  cell: number;
}

export interface ComboboxDependencies {
  field: HTMLInputElement;
  /** The id of the list that is drawn; ids of results begin with it. */
  listId: string;
  list(): ResultList;
  /** Names the active cell to a screen reader by its id; empty for the field itself. */
  name(id: string): void;
  isOpen(): boolean;
  /** The results cannot be shown, so Enter is the browser's own. */
  isLost(): boolean;
  /** Results that the panel shows at once: as far as PageDown goes. */
  pageLength(): number;
  open(): void;
  close(): void;
  clear(): void;
  submit(): void;
  /** Turns to the page that holds the result. */
  reveal(item: number): void;
  signal: AbortSignal;
}

export interface Combobox {
  /** The active cell; none while the field itself is active. */
  store: ReactStore<Cell | undefined>;
  /** Makes no result active: other results are shown, or none. */
  reset(): void;
}

/** The id of a result or of a group header, by its place among both. */
export const rowId = (listId: string, row: number): string => `${listId}-${row + 1}`;

/** The id of a cell in a row of a grid. */
export const cellId = (row: string, cell: number): string => `${row}-${cell}`;

/** Keys in the field move through the results; the focus never leaves it. */
export function createCombobox(dependencies: ComboboxDependencies): Combobox {
  const { field, list, isOpen, isLost, signal } = dependencies;
  const store = createStore<Cell | undefined>(() => undefined);
  const place = () => store.getState()?.item ?? -1;
  const count = () => list().items.length;

  const setActive = (active: Cell | undefined) => {
    if (active) dependencies.reveal(active.item);
    store.setState(active, true);
    const node = nodeOf(dependencies, active);
    dependencies.name(node?.id ?? '');
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const activate = (item: number) => setActive(item in list().items ? { item, cell: 0 } : undefined);
  // The field itself is one of the stops, between the last and the first.
  const step = (by: number) => activate(((place() + 1 + by + count() + 1) % (count() + 1)) - 1);
  const jump = (by: number) => activate(Math.max(0, Math.min(count() - 1, place() + by)));
  const aside = (by: number) => {
    const active = store.getState();
    const next = active && { ...active, cell: active.cell + by };
    if (nodeOf(dependencies, next)) setActive(next);
  };
  const choose = () => {
    const node = nodeOf(dependencies, store.getState());
    (node?.matches('a') ? node : node?.querySelector<HTMLElement>('a, button'))?.click();
  };

  const run: Required<KeyRun> = {
    next: () => step(1),
    previous: () => step(-1),
    'page-next': () => jump(dependencies.pageLength()),
    'page-previous': () => jump(-dependencies.pageLength()),
    'cell-next': () => aside(1),
    'cell-previous': () => aside(-1),
    open: dependencies.open,
    'open-first'() {
      dependencies.open();
      if (isOpen()) activate(0);
    },
    close: dependencies.close,
    clear: dependencies.clear,
    choose,
    submit: () => !isLost() && dependencies.submit(),
    leave() {
      setActive(undefined);
      return false;
    },
  };
  const stateOf = () => ({
    isOpen: isOpen(),
    isActive: store.getState() !== undefined,
    isGrid: list().isGrid,
    isRtl: getComputedStyle(field).direction === 'rtl',
    isEmpty: field.value === '',
  });
  bindKeys(field, stateOf, run, signal);
  field.addEventListener('input', () => setActive(undefined), { signal });
  return { store, reset: () => store.getState() && setActive(undefined) };
}

/** The node of a cell. */
function nodeOf(
  { field, list, listId }: ComboboxDependencies,
  active: Cell | undefined,
): HTMLElement | undefined {
  const { rows, items, isGrid } = list();
  const item = active && items[active.item];
  if (!item) return undefined;
  const row = rowId(listId, rows.indexOf(item));
  const id = isGrid ? cellId(row, active.cell) : row;
  return (field.getRootNode() as Document | ShadowRoot).getElementById(id) ?? undefined;
}
