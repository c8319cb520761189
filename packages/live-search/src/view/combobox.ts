import { actionOf, type KeyAction } from './keys';

export interface ComboboxWorld {
  field: HTMLInputElement;
  /** Holds the results; its role says whether it is a list or a grid. */
  list: HTMLElement;
  isOpen(): boolean;
  /** Results that the panel shows at once: as far as PageDown goes. */
  pageLength(): number;
  open(): void;
  close(): void;
  clear(): void;
  submit(): void;
  /** Brings a result into view that a page of the isotopic layout hides. */
  reveal(row: HTMLElement): void;
  signal: AbortSignal;
}

export interface Combobox {
  /** New results stand there: none is active. */
  reset(): void;
  /** Makes the result at this place active. */
  activate(place: number): void;
}

/** Keys in the field move through the results; the focus never leaves it. */
export function createCombobox(world: ComboboxWorld): Combobox {
  const { field, list, signal } = world;
  /** The active cell; in a list the result itself. */
  let active: HTMLElement | undefined;

  const rows = () => [...list.querySelectorAll<HTMLElement>('[role="option"], [role="row"]')];
  const rowOf = (cell: HTMLElement) => cell.closest<HTMLElement>('[role="option"], [role="row"]') ?? cell;
  const place = () => (active ? rows().indexOf(rowOf(active)) : -1);

  const setActive = (cell: HTMLElement | undefined) => {
    active?.removeAttribute('data-active');
    if (active) rowOf(active).setAttribute('aria-selected', 'false');
    active = cell;
    if (!cell) return field.removeAttribute('aria-activedescendant');
    world.reveal(rowOf(cell));
    cell.setAttribute('data-active', '');
    rowOf(cell).setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', cell.id);
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const activate = (at: number) => {
    const row = rows()[at];
    setActive(row?.querySelector<HTMLElement>('[role="gridcell"]') ?? row);
  };
  const step = (by: number) => {
    const count = rows().length;
    // The field itself is one of the stops, between the last and the first.
    activate(((place() + 1 + by + count + 1) % (count + 1)) - 1);
  };
  const jump = (by: number) => activate(Math.max(0, Math.min(rows().length - 1, place() + by)));
  const cell = (by: number) => {
    const cells = active ? [...rowOf(active).querySelectorAll<HTMLElement>('[role="gridcell"]')] : [];
    const next = active && cells[cells.indexOf(active) + by];
    if (next) setActive(next);
  };
  const choose = () => {
    const target = active?.matches('a') ? active : active?.querySelector<HTMLElement>('a, button');
    target?.click();
  };

  const run: Record<KeyAction, () => void> = {
    next: () => step(1),
    previous: () => step(-1),
    'page-next': () => jump(world.pageLength()),
    'page-previous': () => jump(-world.pageLength()),
    'cell-next': () => cell(1),
    'cell-previous': () => cell(-1),
    open: world.open,
    'open-first'() {
      world.open();
      if (world.isOpen()) activate(0);
    },
    close: world.close,
    clear: world.clear,
    choose,
    submit: world.submit,
    leave: () => setActive(undefined),
  };

  const state = () => ({
    isOpen: world.isOpen(),
    isActive: active !== undefined,
    isGrid: list.getAttribute('role') === 'grid',
    isRtl: getComputedStyle(field).direction === 'rtl',
    isEmpty: field.value === '',
  });
  const hear = (event: KeyboardEvent) => {
    const action = event.defaultPrevented ? undefined : actionOf(event, state());
    if (!action) return;
    if (action !== 'leave') event.preventDefault();
    run[action]();
  };
  field.addEventListener('keydown', hear, { signal });
  field.addEventListener('input', () => setActive(undefined), { signal });
  return { reset: () => setActive(undefined), activate };
}
