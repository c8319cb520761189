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
  /** Names with commas between. */
  hosts: '',
};
/** Minutes since the Monday of the week, by the station's clock; `date` is that of its rule, `isOff` says cancelled. */
const AIRING = { id: '', slot: 0, title: '', date: '', starts: 0, ends: 0, kind: 'live', isOff: false };
const CHANGE = { slot: 0, date: '', action: '', starts: '', ends: '', title: '', reason: '' };
const SHOW = { id: 0, title: '', hosts: '' };

export type Slot = typeof SLOT;
export type Airing = typeof AIRING;
export type Change = typeof CHANGE;
export type Show = typeof SHOW;

export interface Conflict {
  winner: Airing;
  loser: Airing;
}

export interface Week {
  /** Its date, `2026-11-23`. */
  monday: string;
  today: string;
  slots: readonly Slot[];
  airings: readonly Airing[];
  changes: readonly Change[];
  conflicts: readonly Conflict[];
  shows: readonly Show[];
  hosts: readonly string[];
}

/** Null for what is no week of ours. */
export function readWeek(data: unknown): Week | null {
  const { monday, today, slots, airings, changes, conflicts, shows, hosts } = given(data);
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
    })),
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
