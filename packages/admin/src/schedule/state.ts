import type { Fields } from '@onda/core/http/ajax';
import { createStore as stateStore } from 'zustand/vanilla';
import type { Api, Errors, Failure, Verb } from './api';
import type { Draft } from './draft';
import { type ChangeForm, type SlotForm, slotFields } from './form';
import type { Slot, Week } from './week';

export type Dialog =
  | { kind: 'none' }
  | { kind: 'slot'; form: SlotForm; change: ChangeForm | null; errors: Errors }
  | { kind: 'copy'; from: number; days: number; errors: Errors };

/** `at` is the half hour that keys point at · `done` the last write · `wrong` and `failed` stand outside of dialogs. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'at'; day: number; minute: number }
  | { kind: 'done'; verb: Verb; title: string }
  | { kind: 'wrong'; sentence: string }
  | { kind: 'failed'; reason: Failure };

export interface State {
  week: Week;
  station: string;
  view: 'week' | 'list';
  isBusy: boolean;
  dialog: Dialog;
  draft: Draft | null;
  /** The half hour of each day at which Enter adds a show. */
  cursors: readonly number[];
  outcome: Outcome;
  /** Selector of what gets the focus next; empty for nothing. */
  focus: string;
}

export type Start = Pick<State, 'week' | 'station' | 'view'>;

const FIRST_CURSOR = 8 * 60;

/** The state, and what changes it by way of the server. */
export function createState(api: Api, start: Start) {
  const store = stateStore<State>(() => ({
    ...start,
    isBusy: false,
    dialog: { kind: 'none' },
    draft: null,
    cursors: Array(7).fill(FIRST_CURSOR),
    outcome: { kind: 'none' },
    focus: '',
  }));
  const { setState: set, getState: get } = store;

  /** Only one request runs at a time: what is pressed meanwhile is left out. True if the server did it. */
  async function send(verb: Verb, fields: Fields, title = ''): Promise<boolean> {
    const { station, week, isBusy } = get();
    if (isBusy) return false;
    set({ isBusy: true });
    const reply = await api.ask(verb, { station, day: week.monday, ...fields });
    set({ isBusy: false, draft: null });
    if (reply.kind === 'failed') set({ outcome: reply });
    if (reply.kind === 'wrong') set(withErrors(get().dialog, reply.errors));
    if (reply.kind !== 'week') return false;
    const outcome: Outcome = verb === 'week' ? { kind: 'none' } : { kind: 'done', verb, title };
    // Fields that are typed beside the choice of a winner stay.
    const dialog: Dialog = verb === 'prefer' ? get().dialog : { kind: 'none' };
    set({ week: reply.week, dialog, outcome });
    return true;
  }

  async function saveForm(form: SlotForm): Promise<boolean> {
    const { week } = get();
    if (!(await send('save', { slot: slotFields(form, week) }, form.title))) return false;
    const newest = Math.max(...get().week.slots.map(({ id }) => id));
    set({ focus: `[data-slot="${form.id || newest}"]` });
    return true;
  }

  const slotOf = (id: number): Slot | undefined => get().week.slots.find((slot) => slot.id === id);
  return { store, set, get, send, saveForm, slotOf };
}

export type Base = ReturnType<typeof createState>;

/** Each sentence beside its field of the dialog; one that belongs to none stands above the week. */
function withErrors(dialog: Dialog, errors: Errors): Pick<State, 'dialog' | 'outcome'> {
  const isOpen = dialog.kind !== 'none';
  const sentences = isOpen ? [errors.slot, errors.station].filter(Boolean) : Object.values(errors);
  return {
    dialog: isOpen ? { ...dialog, errors } : dialog,
    outcome: sentences.length > 0 ? { kind: 'wrong', sentence: sentences.join(' ') } : { kind: 'none' },
  };
}
