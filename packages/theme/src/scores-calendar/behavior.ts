import type { Scene } from '../define-behavior';
import { whenCommitted } from '../scores/committed';
import { today } from '../scores/today';
import type { scoresCalendar } from './contract';

const WEEK = 7;

/**
 * Makes the printed month a grid: Tab reaches one of its days, the arrows lead to the others. A chosen date loads the
 * page anew with `d` (M-2.14).
 */
export function leadToDay({ target, lifetime }: Scene<typeof scoresCalendar>) {
  const days = [...target.querySelectorAll<HTMLAnchorElement>('a[data-date]')];
  const grid = days[0]?.closest('table');
  const field = target.querySelector<HTMLInputElement>('input[type=date]');
  if (field) whenCommitted(field, lifetime.signal, () => false);
  if (!grid) return;

  const focusable = (chosen: HTMLAnchorElement | undefined) => {
    for (const day of days) day.tabIndex = day === chosen ? 0 : -1;
  };
  const now = days.find(({ dataset }) => dataset.date === today());
  now?.setAttribute('data-today', '');
  focusable(days.find((day) => day.hasAttribute('aria-current')) ?? now ?? days[0]);
  grid.setAttribute('role', 'grid');

  const go = (event: KeyboardEvent) => {
    const from = days.indexOf(event.target as HTMLAnchorElement);
    const to = from < 0 ? undefined : days[placeAfter(event.key, from, days)];
    const month = { PageUp: 'prev-month', PageDown: 'next-month' }[event.key];
    if (!to && !month) return;
    event.preventDefault();
    if (month) target.querySelector<HTMLElement>(`[part=${month}]`)?.click();
    if (!to) return;
    focusable(to);
    to.focus();
  };
  grid.addEventListener('keydown', go, { signal: lifetime.signal });
}

/** Keys follow the APG's grid of dates: a day, a week, the ends of a week. */
function placeAfter(key: string, from: number, days: HTMLElement[]): number {
  const side = getComputedStyle(days[0] as HTMLElement).direction === 'rtl' ? -1 : 1;
  const cell = days[from]?.parentElement as HTMLTableCellElement;
  const steps: Record<string, number> = {
    ArrowRight: side,
    ArrowLeft: -side,
    ArrowDown: WEEK,
    ArrowUp: -WEEK,
    Home: -Math.min(cell.cellIndex, from),
    End: Math.min(WEEK - 1 - cell.cellIndex, days.length - 1 - from),
  };
  const step = steps[key];
  return step === undefined ? -1 : from + step;
}
