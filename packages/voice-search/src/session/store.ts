import type { Clock } from '@onda/core/timing/clock';
import { createStore } from 'zustand/vanilla';
import type { VoiceApi } from '../api';
import { awaitRecognition, type Outcome } from '../recognition/await-recognition';
import { phraseOf } from '../recognition/phrase';
import type { Place } from '../recognition/place';
import type { Recognition } from '../recognition/recognition';
import type { SessionText } from './session-messages';

export interface VoiceState {
  /** `unusable`: the browser could not make a recognizer, so the button is of no use. */
  phase: 'idle' | 'listening' | 'unusable';
  /** The text of the hint box; empty when it is closed. */
  hint: string;
  /** Whether typing is offered beside the button. */
  isTyping: boolean;
}

export interface VoiceDependencies {
  clock: Clock;
  /** The place where speech may be recognized; asked at each press. */
  place(): Promise<Place>;
  open(isLocal: boolean): Recognition;
  /** Whether the service of the browser's maker may be asked where the device cannot. */
  mayLeave: boolean;
  find: VoiceApi['find'];
  /** Leads the visitor there; false when somebody prevented it. */
  go(address: string, query: string): boolean;
  activationWord(): string;
  instruction(): string;
  t(text: SessionText, values?: Record<string, string>): string;
}

export interface Voice {
  store: ReturnType<typeof createVoiceStore>;
  /** Listens, or takes that back. `opened`: a recognition that the press has begun already. */
  press(opened?: Recognition): void;
  /** Ends whatever goes on, and says nothing. */
  cancel(): void;
}

/**
 * How long a hint stands, in milliseconds; `own` is for the texts that the specification does not
 * have.
 */
export const HINT_MS = {
  instruction: 8_000,
  denied: 6_000,
  nothingSaid: 4_500,
  wordMissing: 7_000,
  own: 6_000,
};
/** Both questions of the api have ended by then. */
const SEARCH_MS = 10_000;

/** The browser's errors. The empty one is the visitor's own doing. */
const TEXTS: Record<string, SessionText | ''> = {
  aborted: '',
  'not-allowed': 'denied',
  'no-speech': 'notHeard',
  'audio-capture': 'noMicrophone',
  network: 'unavailable',
  'service-not-allowed': 'unavailable',
  'language-not-supported': 'unavailable',
};

const createVoiceStore = () => createStore<VoiceState>(() => ({ phase: 'idle', hint: '', isTyping: false }));

/** A microphone button: from a press to a destination or a hint, and always back to idle. The latest press wins. */
export function createVoice(dependencies: VoiceDependencies): Voice {
  const { clock, t } = dependencies;
  const store = createVoiceStore();
  let turn = new AbortController();
  let undoHint = () => {};

  const show = (hint: string, ms: number) => {
    undoHint();
    store.setState({ hint });
    undoHint = clock.after(ms, () => store.setState({ hint: '' }));
  };
  const cancel = () => {
    turn.abort();
    undoHint();
    store.setState(({ phase }) => ({ phase: phase === 'unusable' ? phase : 'idle', hint: '' }));
  };

  const explain = (error: string) => {
    const text = TEXTS[error] ?? 'failed';
    if (text === '') return cancel();
    show(t(text), text === 'denied' ? HINT_MS.denied : HINT_MS.own);
    if (text === 'unavailable') store.setState({ isTyping: true });
  };

  const lookFor = async (query: string) => {
    const { signal } = turn;
    show(t('searching', { query }), SEARCH_MS);
    const address = await dependencies.find(query, signal).catch(() => '');
    if (!signal.aborted && !(address && dependencies.go(address, query))) cancel();
  };

  const read = (transcript: string) => {
    const query = phraseOf(transcript, dependencies.activationWord());
    if (query === undefined) show(t('wordMissing'), HINT_MS.wordMissing);
    else if (query === '') show(t('nothingSaid'), HINT_MS.nothingSaid);
    else void lookFor(query);
  };

  const conclude = (outcome: Outcome) => {
    store.setState({ phase: 'idle' });
    if (outcome.type === 'said') read(outcome.transcript);
    else if (outcome.type === 'failed') explain(outcome.error);
    else if (outcome.type === 'silence') explain('no-speech');
    else store.setState({ phase: 'unusable', hint: '', isTyping: true });
  };

  const listen = (recognition: Recognition, isLocal: boolean) => {
    const { signal } = turn;
    const end = awaitRecognition(clock, recognition, (outcome) => {
      const isUnknown = outcome.type === 'failed' && outcome.error === 'language-not-supported';
      if (isUnknown && isLocal && dependencies.mayLeave) listen(dependencies.open(false), false);
      else conclude(outcome);
    });
    signal.addEventListener('abort', end);
  };

  const begin = async () => {
    const { signal } = turn;
    const place = await dependencies.place();
    if (signal.aborted) return;
    if (place === 'nowhere') conclude({ type: 'failed', error: 'service-not-allowed' });
    else listen(dependencies.open(place === 'device'), place === 'device');
  };

  return {
    store,
    cancel,
    press(opened) {
      const wasListening = store.getState().phase !== 'idle';
      cancel();
      if (wasListening) return opened?.abort();
      turn = new AbortController();
      store.setState({ phase: 'listening' });
      show(dependencies.instruction(), HINT_MS.instruction);
      if (opened) listen(opened, false);
      else void begin();
    },
  };
}
