import type { State } from './state';
import type { Text } from './texts';
import { clockText, DAY_MINUTES, dayText, plusDays, weekdayNames } from './times';
import type { Airing, Change, Conflict, Slot, Week } from './week';

/** The part of an airing in one column; times are minutes of that day. */
export interface Block {
  key: string;
  airing: Airing;
  day: number;
  top: number;
  length: number;
  /** Columns to the right while it is moved. */
  days: number;
  lane: number;
  lanes: number;
  title: string;
  hours: string;
  /** Kind, or what is different on this day. */
  note: string;
  isCancelled: boolean;
  /** An airing with a change of its own is changed in the dialog alone. */
  isFixed: boolean;
}

export interface Day {
  date: string;
  name: string;
  isToday: boolean;
  /** The half hour at which Enter adds a show. */
  cursor: number;
  blocks: readonly Block[];
}

export interface Row {
  slot: Slot;
  days: string;
  hours: string;
  kind: string;
  remarks: string;
}

export interface Words {
  text: Text;
  language: string;
}

export interface Shown {
  title: string;
  conflicts: readonly { key: string; sentence: string; winner: Airing; loser: Airing; isOfSlots: boolean }[];
  status: string;
  problem: string;
  canUndo: boolean;
}

/** The part of the state that the grid shows. */
type Grid = Pick<State, 'week' | 'draft' | 'cursors'>;

/** A shorter airing is drawn as long as this, so that it can be read and pressed. */
const SHORTEST_SHOWN = 25;

/** The columns of the grid. */
export function presentDays(state: Grid, words: Words): Day[] {
  const { week } = state;
  const blocks = blocksOf(state, words);
  return Array.from({ length: 7 }, (_, day) => {
    const date = plusDays(week.monday, day);
    return {
      date,
      name: dayText(date, words.language, { weekday: 'short', day: 'numeric' }),
      isToday: date === week.today,
      cursor: state.cursors[day] ?? 0,
      blocks: inLanes(blocks.filter((block) => block.day === day)),
    };
  });
}

/** The title, the conflicts and the outcome that the screen shows of a state. */
export function present(state: State, words: Words): Shown {
  const { week } = state;
  return {
    title: weekTitle(week, words),
    conflicts: week.conflicts
      .filter(({ isMeant }) => !isMeant)
      .map((one) => ({
        ...one,
        key: `${one.winner.id} ${one.loser.id}`,
        sentence: conflictText(one, week, words),
      })),
    ...outcomeOf(state, words),
  };
}

function outcomeOf({ outcome, week, isBusy }: State, { text, language }: Words) {
  const nothing = { status: isBusy ? text('busy') : '', problem: '', canUndo: false };
  switch (outcome.kind) {
    case 'none':
      return nothing;
    case 'at': {
      const day = dayText(plusDays(week.monday, outcome.day), language, { weekday: 'long' });
      return { ...nothing, status: `${day} ${clockText(outcome.minute)}` };
    }
    case 'done': {
      const canUndo = outcome.verb !== 'undo';
      return { ...nothing, status: text(`done_${outcome.verb}`).replace('%s', outcome.title), canUndo };
    }
    case 'wrong':
      return { ...nothing, problem: outcome.sentence };
    case 'failed':
      return { ...nothing, problem: text(outcome.reason) };
  }
}

function weekTitle({ monday }: Week, { language }: Words): string {
  return dayText(monday, language, { day: 'numeric', month: 'long', year: 'numeric' }, 6);
}

function conflictText({ winner, loser }: Conflict, { monday }: Week, { text, language }: Words): string {
  const from = Math.max(winner.starts, loser.starts);
  const day = plusDays(monday, Math.floor(from / DAY_MINUTES));
  const hours = hoursText(from, Math.min(winner.ends, loser.ends));
  return text('conflict')
    .replace('%1$s', winner.title)
    .replace('%2$s', loser.title)
    .replace('%3$s', `${dayText(day, language, { weekday: 'long', day: 'numeric' })}, ${hours}`);
}

const hoursText = (from: number, until: number): string => `${clockText(from)}–${clockText(until)}`;

function blocksOf({ week, draft }: Grid, words: Words): Block[] {
  const changes = new Map(week.changes.map((change) => [`${change.slot} ${change.date}`, change]));
  return week.airings.flatMap((airing, place) => {
    const change = changes.get(`${airing.slot} ${airing.date}`);
    if (draft?.slot.id !== airing.slot) return pieces({ airing, place, change, days: 0 }, words);
    const starts = airing.starts + draft.start - draft.slot.start;
    const ends = airing.ends + draft.start - draft.slot.start + draft.length - draft.slot.length;
    const days = draft.airing.id === airing.id ? draft.days : 0;
    return pieces({ airing: { ...airing, starts, ends }, place, change, days }, words);
  });
}

/** `place` is that among all of the week: another may have cut an airing into two of one id. */
interface Placed {
  airing: Airing;
  place: number;
  change: Change | undefined;
  days: number;
}

/** The blocks of an airing: one in each column that it touches. */
function pieces({ airing, place, change, days }: Placed, { text }: Words): Block[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    const from = Math.max(airing.starts, day * DAY_MINUTES);
    const until = Math.min(airing.ends, (day + 1) * DAY_MINUTES);
    if (from >= until) return [];
    const skipped = airing.isSkipped ? text('is_skipped') : '';
    const note = change ? [text(`is_${change.action}`), change.reason].filter(Boolean).join(': ') : '';
    return {
      key: `${airing.id} ${place} ${day}`,
      airing,
      day,
      top: from - day * DAY_MINUTES,
      length: until - from,
      days,
      lane: 0,
      lanes: 1,
      title: airing.title,
      hours: hoursText(airing.starts, airing.ends),
      note: skipped || note || (airing.kind === 'live' ? '' : text(airing.kind)),
      isCancelled: airing.isOff,
      isFixed: change !== undefined && change.action !== 'annotate',
    };
  });
}

/** Places blocks of one day that touch side by side. */
function inLanes(blocks: readonly Block[]): Block[] {
  const sorted = [...blocks].sort((one, other) => one.top - other.top || other.length - one.length);
  const placed: Block[] = [];
  let [group, ends]: [Block[], number[]] = [[], []];
  const close = () => placed.push(...group.map((block) => ({ ...block, lanes: ends.length })));
  for (const block of sorted) {
    if (ends.every((end) => end <= block.top)) {
      close();
      [group, ends] = [[], []];
    }
    const free = ends.findIndex((end) => end <= block.top);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = block.top + Math.max(block.length, SHORTEST_SHOWN);
    group.push({ ...block, lane });
  }
  close();
  return placed;
}

/** The rows of the list, by day and hour. */
export function presentRows(week: Week, words: Words): Row[] {
  const names = weekdayNames(words.language, 'short');
  // Few of thousands.
  const remarked = { ...week, airings: week.airings.filter(({ isSkipped }) => isSkipped) };
  const first = ({ weekdays, start }: Slot) => Math.log2(weekdays & -weekdays) * DAY_MINUTES + start;
  return [...week.slots]
    .sort((one, other) => first(one) - first(other))
    .map((slot) => ({
      slot,
      days: daysText(slot.weekdays, names, words),
      hours: hoursText(slot.start, slot.start + slot.length),
      kind: words.text(slot.kind),
      remarks: remarksOf(slot, remarked, words),
    }));
}

function daysText(weekdays: number, names: readonly string[], { text }: Words): string {
  if (weekdays === 127) return text('everyDay');
  if (weekdays === 31) return text('mondayToFriday');
  return names.filter((_, day) => weekdays & (1 << day)).join(', ');
}

function remarksOf(slot: Slot, { changes, airings }: Week, { text, language }: Words): string {
  const date = (day: string) => dayText(day, language, { day: 'numeric', month: 'short', year: 'numeric' });
  const weeks = [0, 1, 2, 3, 4, 5].filter((bit) => slot.monthWeeks & (1 << bit));
  const own = changes.filter((change) => change.slot === slot.id);
  return [
    slot.every > 1 ? text('everyWeeks').replace('%s', String(slot.every)) : '',
    weeks.map((bit) => text(`monthWeek${bit}`)).join(', '),
    slot.from && text('validFrom').replace('%s', date(slot.from)),
    slot.until && text('validUntil').replace('%s', date(slot.until)),
    slot.hosts,
    slot.onHolidays === 'as_usual' ? '' : text(slot.onHolidays),
    ...airings
      .filter((airing) => airing.slot === slot.id)
      .map((airing) => `${date(airing.date)}: ${text('is_skipped')}`),
    ...own.map((change) => `${date(change.date)}: ${text(`is_${change.action}`)} ${change.reason}`.trim()),
  ]
    .filter(Boolean)
    .join(' · ');
}
