import { createStore as stateStore } from 'zustand/vanilla';
import type { Api, CheckFailure, Finding, StationFields } from './api';
import type { Sound, SoundState } from './sound';

/** `stored` is the result that PHP printed, and its sentence that says when. */
export type Check =
  | { kind: 'stored'; when: string; findings: readonly Finding[] }
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'checked'; findings: readonly Finding[] }
  | { kind: 'failed'; reason: CheckFailure };

export interface StoreState {
  check: Check;
  sound: SoundState;
}

/** The fields of a card in the form. */
export interface FormFields {
  read(): StationFields;
  write(fields: Readonly<Record<string, string>>): void;
}

interface Dependencies {
  api: Pick<Api, 'check'>;
  form: FormFields;
  sound: Sound;
  stored: { when: string; findings: readonly Finding[] };
}

/** All state of the check of one station. */
export function createStore({ api, form, sound, stored }: Dependencies) {
  const store = stateStore<StoreState>(() => ({
    check: { kind: 'stored', ...stored },
    sound: sound.state(),
  }));
  const set = store.setState;
  let latest = 0;
  /** The address that a browser plays, as the last check found it, and the typed address it belongs to. */
  let heard = { stream: '', sound: '' };

  async function check(): Promise<void> {
    latest += 1;
    const own = latest;
    set({ check: { kind: 'checking' } });
    const reply = await api.check(form.read());
    // The newest check wins: an older one may be slower.
    if (own !== latest) return;
    if (reply.kind === 'failed') return set({ check: reply });
    const { stream, sound: address, findings: found } = reply.report;
    if (stream !== '' && isWithoutScheme(form.read().stream)) form.write({ stream });
    heard = { stream: form.read().stream, sound: address };
    set({ check: { kind: 'checked', findings: found } });
  }

  return {
    state: store.getState,
    subscribe: store.subscribe,
    check,
    takeOver(offer: Readonly<Record<string, string>>): Promise<void> {
      sound.stop();
      form.write(offer);
      return check();
    },
    /** True where an offer would change something. */
    isNew(offer: Readonly<Record<string, string>>): boolean {
      const fields: Readonly<Record<string, string>> = { ...form.read() };
      return Object.entries(offer).some(([name, value]) => fields[name] !== value);
    },
    /** Somebody types: the former result is of another address. */
    edited(): void {
      latest += 1;
      sound.stop();
      if (store.getState().check.kind !== 'none') set({ check: { kind: 'none' } });
    },
    listen(): void {
      const typed = form.read().stream.trim();
      const found = heard.stream === typed ? heard.sound : '';
      sound.play(found || (isWithoutScheme(typed) ? `https://${typed}` : typed));
    },
    stop: sound.stop,
    /** The sound has changed by itself. */
    sounded: () => set({ sound: sound.state() }),
  };
}

export type Store = ReturnType<typeof createStore>;

const isWithoutScheme = (address: string): boolean => !/^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
