import { settled } from '@onda/core/testing/fake-clock';

/** An `<audio>` that does what it is told: the few properties the player looks at, and the events a test dispatches. */
export interface FakeAudio {
  element: HTMLAudioElement;
  /** Sets properties, then says the event, as a browser does. */
  happen(type: string, state?: Partial<Record<keyof HTMLAudioElement, unknown>>, detail?: unknown): void;
  /** The calls in order: `src=…`, `play`, `pause`, `load`. */
  calls: string[];
  /** Answers the pending call of `play()`. */
  allow(): Promise<void>;
  refuse(name: string): Promise<void>;
  /** Listeners that nobody has taken off. */
  listening(): number;
}

const NOTHING = { length: 0, start: () => 0, end: () => 0 };
/** Nothing has come yet. */
const NO_FILE = { duration: Number.NaN, buffered: NOTHING, seekable: NOTHING };

export function fakeAudio(): FakeAudio {
  const calls: string[] = [];
  let allowPlay = () => {};
  let refusePlay = (_error: Error) => {};
  let listening = 0;
  let src = '';
  const target = new EventTarget();
  const state = {
    HAVE_FUTURE_DATA: 3,
    paused: true,
    ended: false,
    error: null,
    readyState: 0,
    currentTime: 0,
    volume: 1,
    muted: false,
    ...NO_FILE,
    addEventListener(type: string, run: EventListener, options: AddEventListenerOptions | boolean = {}) {
      listening += 1;
      Object(options).signal?.addEventListener('abort', () => {
        listening -= 1;
      });
      target.addEventListener(type, run, options);
    },
    removeEventListener: target.removeEventListener.bind(target),
    get src() {
      return src;
    },
    set src(next: string) {
      src = next;
      calls.push(`src=${next}`);
      Object.assign(state, { readyState: 0, currentTime: 0, error: null });
    },
    play() {
      calls.push('play');
      state.paused = false;
      return new Promise<void>((allow, refuse) => {
        allowPlay = allow;
        refusePlay = refuse;
      });
    },
    pause() {
      calls.push('pause');
      state.paused = true;
    },
    load() {
      calls.push('load');
      // A browser refuses a call that is still pending.
      refusePlay(Object.assign(new Error(), { name: 'AbortError' }));
    },
    textTracks: Object.assign(new EventTarget(), { [Symbol.iterator]: () => [][Symbol.iterator]() }),
    canPlayType: () => 'maybe',
    getAttribute: (name: string) => (name === 'src' ? src || null : null),
    hasAttribute: (name: string) => name === 'src' && src !== '',
    removeAttribute(name: string) {
      if (name === 'src') src = '';
    },
  };
  return {
    element: state as unknown as HTMLAudioElement,
    calls,
    happen(type, next = {}, detail) {
      Object.assign(state, next);
      target.dispatchEvent(new CustomEvent(type, { detail }));
    },
    allow() {
      allowPlay();
      return settled();
    },
    refuse(name) {
      refusePlay(Object.assign(new Error(name), { name }));
      return settled();
    },
    listening: () => listening,
  };
}
