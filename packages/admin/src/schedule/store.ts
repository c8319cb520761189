import type { Fields } from '@onda/core/http/ajax';
import type { Clock } from '@onda/core/timing/clock';
import type { Api, Verb } from './api';
import { dialogsOf } from './dialogs';
import { drafted, isSame, newDraft, type Step, stepped } from './draft';
import { formOf } from './form';
import { type Base, createState, type Start, type State } from './state';
import { DAY_MINUTES, plusDays } from './times';
import type { Airing, Holiday } from './week';

/** After the last key, a slot that was moved is saved. */
const KEY_PAUSE_MS = 900;
const HALF_HOUR = 30;
const UNDO = '.onda-week-undo';

/** All state of the schedule's screen. */
export function createStore({ api, clock, ...start }: Start & { api: Api; clock: Clock }) {
  const base = createState(api, start);
  const { store, set, get, send, slotOf } = base;

  /** Sends what a button of the screen says, which goes with it: the way back gets the focus. */
  async function sendOutside(verb: Verb, fields: Fields, title = ''): Promise<void> {
    if ((await send(verb, fields, title)) && get().dialog.kind === 'none') set({ focus: UNDO });
  }

  return {
    state: get,
    subscribe: store.subscribe,
    /** @param weeks From the week that is shown; null is the week of today. */
    turn: (weeks: number | null) =>
      send('week', { day: weeks === null ? '' : plusDays(get().week.monday, 7 * weeks) }),
    async chooseStation(id: string): Promise<void> {
      if (await send('week', { station: id })) set({ station: id });
    },
    choose: (view: State['view']) => set({ view }),
    /** Moves the half hour of a day at which Enter adds a show. */
    point(day: number, halfHours: number): void {
      const { cursors } = get();
      const last = DAY_MINUTES - HALF_HOUR;
      const minute = Math.min(last, Math.max(0, (cursors[day] ?? 0) + halfHours * HALF_HOUR));
      const moved = cursors.map((one, place) => (place === day ? minute : one));
      set({ cursors: moved, outcome: { kind: 'at', day, minute } });
    },
    remove: (id: number) => sendOutside('remove', { slot: id }, slotOf(id)?.title),
    undo: () => send('undo', {}),
    /** The first of two slots at one time is on air. */
    prefer: (slot: number, over: number) => sendOutside('prefer', { slot, over }, slotOf(slot)?.title),
    /** A first week of shows to be renamed. */
    fill: (kind: string) => sendOutside('fill', { kind }),
    keepHoliday: (holiday: Holiday) => send('holiday', { holiday: { ...holiday } }, holiday.name),
    dropHoliday: ({ day, name }: Holiday) => sendOutside('workday', { holiday: day }, name),
    focused: () => set({ focus: '' }),
    ...dialogsOf(base),
    ...movesOf(base, clock),
  };
}

export type Store = ReturnType<typeof createStore>;

/** Moving and stretching an airing by keys or by the pointer. */
function movesOf({ set, get, saveForm, slotOf }: Base, clock: Clock) {
  let endPause = () => {};

  async function commit(): Promise<void> {
    endPause();
    const { draft, isBusy } = get();
    if (!draft || isBusy) return;
    if (isSame(draft)) return set({ draft: null });
    if (!(await saveForm(formOf(drafted(draft))))) return;
    const day = Math.floor(draft.airing.starts / DAY_MINUTES) + draft.days;
    set({ focus: `[data-slot="${draft.slot.id}"][data-day="${day}"]` });
  }

  /** @param isOn From where the airing is meanwhile, else from where it was. */
  function move(airing: Airing, step: Step, isOn: boolean): void {
    const { draft, isBusy } = get();
    const slot = slotOf(airing.slot);
    if (isBusy || !slot) return;
    const former = isOn && draft?.airing.id === airing.id ? draft : newDraft(airing, slot);
    set({ draft: stepped(former, step) });
  }

  return {
    commit,
    /** A key moves the airing; it is saved after a pause. */
    nudge(airing: Airing, step: Step): void {
      endPause();
      move(airing, step, true);
      endPause = clock.after(KEY_PAUSE_MS, () => void commit());
    },
    /** The pointer moves the airing from where it was. */
    drag: (airing: Airing, step: Step) => move(airing, step, false),
    drop(): void {
      endPause();
      set({ draft: null });
    },
  };
}
