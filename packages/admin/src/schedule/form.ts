import type { Fields } from '@onda/core/http/ajax';
import { clockText, DAY_MINUTES, minutesOf, plusDays } from './times';
import type { Slot, Week } from './week';

/** A slot as it stands in the dialog. */
export interface SlotForm extends Omit<Slot, 'show' | 'start' | 'length'> {
  start: string;
  end: string;
  /** Whole days that it takes beside the hours. */
  moreDays: number;
}

/** The form of an airing that differs from its slot. */
export interface ChangeForm {
  /** The airing's date by its rule. */
  date: string;
  reason: string;
  day: string;
  start: string;
  end: string;
  title: string;
  /** The show of the slot. */
  usual: string;
}

const NEW_LENGTH = 60;

export function newForm(day: number, minute: number): SlotForm {
  const times = { start: clockText(minute), end: clockText(minute + NEW_LENGTH), moreDays: 0 };
  const rule = { from: '', until: '', every: 1, monthWeeks: 0, onHolidays: 'as_usual' };
  const first = { kind: 'live', repeats: 0, repeatsDays: 0 };
  return { id: 0, title: '', weekdays: 1 << day, ...times, ...rule, ...first, hosts: '' };
}

export function formOf({ show: _, start, length, ...kept }: Slot): SlotForm {
  const moreDays = Math.ceil(length / DAY_MINUTES) - 1;
  return { ...kept, start: clockText(start), end: clockText(start + length), moreDays };
}

/** The slot as the server reads it. An end that is not later than the start is that of the next day. */
export function slotFields(form: SlotForm, week: Week): Fields {
  const { end, moreDays, ...kept } = form;
  const minutes = minutesOf(end) - minutesOf(form.start);
  const length = minutes + (minutes > 0 ? 0 : DAY_MINUTES) + moreDays * DAY_MINUTES;
  const show = week.shows.find(({ title }) => title.toLowerCase() === form.title.trim().toLowerCase());
  return {
    ...kept,
    show: show?.id ?? 0,
    length: Number.isNaN(length) ? '' : length,
    monday: week.monday,
  };
}

/** @param date Of the rule. */
export function changeForm(date: string, slot: Slot, { changes }: Week): ChangeForm {
  const change = changes.find((known) => known.slot === slot.id && known.date === date);
  return {
    date,
    reason: change?.reason ?? '',
    day: change?.starts.slice(0, 10) || date,
    start: change?.starts.slice(11) || clockText(slot.start),
    end: change?.ends.slice(11) || clockText(slot.start + slot.length),
    title: change?.title || slot.title,
    usual: slot.title,
  };
}

/** @param form Of the dialog: another show takes the place of the slot's, else another time moves it. */
export function changeFields(form: ChangeForm, slot: Slot): Fields {
  const { date, reason, day, start, end, title, usual } = form;
  const isMoved =
    day !== date || start !== clockText(slot.start) || end !== clockText(slot.start + slot.length);
  const isOther = title !== usual;
  const endDay = minutesOf(end) > minutesOf(start) ? day : plusDays(day || date, 1);
  return {
    slot: slot.id,
    date,
    reason,
    action: isOther ? 'replace' : isMoved ? 'move' : 'annotate',
    starts: isMoved ? `${day} ${start}` : '',
    ends: isMoved ? `${endDay} ${end}` : '',
    title: isOther ? title : '',
  };
}
