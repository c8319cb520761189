import { DAY_MINUTES, weekdayOf } from './times';
import type { Airing, Slot } from './week';

/** A slot that is being moved or stretched; all its airings follow, but for the day: that is of one airing alone. */
export interface Draft {
  airing: Airing;
  slot: Slot;
  /** Days to the right of where it was. */
  days: number;
  start: number;
  length: number;
}

/** Steps by days and minutes: `start` moves it, `length` stretches it. */
export interface Step {
  days?: number;
  start?: number;
  length?: number;
}

const STEP = 15;
const FINE_STEP = 5;
const SHORTEST = 5;
const LONGEST = 7 * DAY_MINUTES;

export const newDraft = (airing: Airing, slot: Slot): Draft => ({
  airing,
  slot,
  days: 0,
  start: slot.start,
  length: slot.length,
});

export function stepped(draft: Draft, step: Step): Draft {
  const day = Math.floor(draft.airing.starts / DAY_MINUTES);
  return {
    ...draft,
    days: within(draft.days + (step.days ?? 0), Math.min(0, -day), 6 - day),
    start: within(draft.start + (step.start ?? 0), 0, DAY_MINUTES - SHORTEST),
    length: within(draft.length + (step.length ?? 0), SHORTEST, LONGEST),
  };
}

export const isSame = ({ slot, days, start, length }: Draft): boolean =>
  days === 0 && start === slot.start && length === slot.length;

/** The slot as the draft makes it. */
export function drafted({ airing, slot, days, start, length }: Draft): Slot {
  const day = weekdayOf(airing.date);
  const weekdays = days === 0 ? slot.weekdays : (slot.weekdays & ~(1 << day)) | (1 << ((day + days + 7) % 7));
  // A repeat of one day is as many days later.
  const repeatsDays = slot.weekdays & (slot.weekdays - 1) ? slot.repeatsDays : slot.repeatsDays + days;
  return { ...slot, weekdays, start, length, repeatsDays };
}

/** The step of a key that an airing gets; null for keys of other meaning. */
export function keyStep({
  key,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey'>): Step | null {
  const minutes = shiftKey ? FINE_STEP : STEP;
  const vertical = { ArrowUp: -minutes, ArrowDown: minutes }[key];
  if (vertical) return altKey ? { length: vertical } : { start: vertical };
  const days = altKey ? undefined : { ArrowLeft: -1, ArrowRight: 1 }[key];
  return days ? { days } : null;
}

/** Minutes in steps, of a way on the screen. */
export function snapped(minutes: number, isFine: boolean): number {
  const step = isFine ? FINE_STEP : STEP;
  return Math.round(minutes / step) * step;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
