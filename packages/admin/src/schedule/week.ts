/** A rule by which a show airs; fields as in PHP's `Slot`. */
const SLOT = {
  id: 0,
  show: 0,
  title: '',
  /** A bit for each day: 1 for Monday to 64 for Sunday. */
  weekdays: 0,
  start: 0,
  length: 0,
  from: '',
  until: '',
  every: 1,
  monthWeeks: 0,
  kind: 'live',
  /** The slot whose airing it airs again, so many days later; 0 for none. */
  repeats: 0,
  repeatsDays: 0,
  /** `as_usual`, `skip` or `only`. */
  onHolidays: 'as_usual',
  /** Names with commas between. */
  hosts: '',
};
/**
 * Minutes since the Monday of the week, by the station's clock; `date` is that of its rule. `isOff` says that it does
 * not air, `isSkipped` that the clock has no such time on this day.
 */
const AIRING = {
  id: '',
  slot: 0,
  title: '',
  date: '',
  starts: 0,
  ends: 0,
  kind: 'live',
  isOff: false,
  isSkipped: false,
};
const CHANGE = { slot: 0, date: '', action: '', starts: '', ends: '', title: '', reason: '' };
/** `weekday` is the day as which it runs, `0` for Monday; empty for its own. */
const HOLIDAY = { day: '', name: '', weekday: '' };
const SHOW = { id: 0, title: '', hosts: '' };

export type Slot = typeof SLOT;
export type Airing = typeof AIRING;
export type Change = typeof CHANGE;
export type Holiday = typeof HOLIDAY;
export type Show = typeof SHOW;

export interface Conflict {
  winner: Airing;
  loser: Airing;
  /** An owner said who wins. */
  isMeant: boolean;
  /** An owner may say who wins: neither differs on this day. */
  isOfSlots: boolean;
}

export interface Week {
  /** Its date, `2026-11-23`. */
  monday: string;
  today: string;
  slots: readonly Slot[];
  airings: readonly Airing[];
  changes: readonly Change[];
  conflicts: readonly Conflict[];
  holidays: readonly Holiday[];
  shows: readonly Show[];
  hosts: readonly string[];
}

/** Null for what is no week of ours. */
export function readWeek(data: unknown): Week | null {
  const { monday, today, slots, airings, changes, conflicts, holidays, shows, hosts } = given(data);
  if (typeof monday !== 'string' || !Array.isArray(airings)) return null;
  return {
    monday,
    today: String(today),
    slots: list(slots, reader(SLOT)),
    airings: list(airings, reader(AIRING)),
    changes: list(changes, reader(CHANGE)),
    conflicts: list(conflicts, (one) => ({
      winner: reader(AIRING)(given(one).winner),
      loser: reader(AIRING)(given(one).loser),
      isMeant: given(one).isMeant === true,
      isOfSlots: given(one).isOfSlots === true,
    })),
    holidays: list(holidays, reader(HOLIDAY)),
    shows: list(shows, reader(SHOW)),
    hosts: list(hosts, String),
  };
}

const given = (data: unknown) => Object(data) as Record<string, unknown>;
const list = <T>(data: unknown, read: (one: unknown) => T): T[] =>
  Array.isArray(data) ? data.map((one) => read(one)) : [];

/** Fields of another type keep what stands in `blank`. */
function reader<T extends object>(blank: T): (data: unknown) => T {
  return (data) => {
    const own = given(data);
    const field = ([name, value]: [string, unknown]) => [
      name,
      typeof own[name] === typeof value ? own[name] : value,
    ];
    return Object.fromEntries(Object.entries(blank).map(field)) as T;
  };
}
