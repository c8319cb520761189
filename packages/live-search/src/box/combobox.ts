import type { ResultList } from '../view/result-list';
import { bindKeys, type KeyRun } from './bind-keys';
import { cellId, rowId } from './row-id';

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
  /** Makes no result active: other results are shown, or none. */
  reset(): void;
}

/** Keys in the field move through the results; the focus never leaves it. */
export function createCombobox(dependencies: ComboboxDependencies): Combobox {
  const { field, list, isOpen, signal } = dependencies;
  /** None while the field itself is active. */
  let active: Cell | undefined;
  let shown: HTMLElement | undefined;
  const place = () => active?.item ?? -1;
  const count = () => list().items.length;

  const setActive = (next: Cell | undefined) => {
    if (next) dependencies.reveal(next.item);
    active = next;
    select(shown, false);
    shown = nodeOf(dependencies, next);
    select(shown, true);
    dependencies.name(shown?.id ?? '');
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const activate = (item: number) => setActive(item in list().items ? { item, cell: 0 } : undefined);
  // The field itself is one of the stops, between the last and the first.
  const step = (by: number) => activate(((place() + 1 + by + count() + 1) % (count() + 1)) - 1);
  const jump = (by: number) => activate(Math.max(0, Math.min(count() - 1, place() + by)));
  const aside = (by: number) => {
    const next = active && { ...active, cell: active.cell + by };
    if (nodeOf(dependencies, next)) setActive(next);
  };
  const choose = () => {
    (shown?.matches('a') ? shown : shown?.querySelector<HTMLElement>('a, button'))?.click();
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
    submit: dependencies.submit,
    leave() {
      setActive(undefined);
      return false;
    },
  };
  const stateOf = () => ({
    isOpen: isOpen(),
    isActive: active !== undefined,
    isGrid: list().isGrid,
    isRtl: getComputedStyle(field).direction === 'rtl',
    isEmpty: field.value === '',
  });
  bindKeys(field, stateOf, run, signal);
  field.addEventListener('input', () => setActive(undefined), { signal });
  return { reset: () => active && setActive(undefined) };
}

/** Shows whether a cell is active, and its result with it. */
function select(cell: HTMLElement | undefined, isActive: boolean): void {
  cell?.toggleAttribute('data-active', isActive);
  cell?.closest('.item')?.setAttribute('aria-selected', `${isActive}`);
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
