import type { Clock } from '@onda/core/timing/clock';

/** Whether a script may read the stream, so that the player can begin with the first bytes. */
export type Readable = 'unknown' | 'yes' | 'no';

export type SoundState =
  | { kind: 'silent' }
  | { kind: 'connecting' }
  | { kind: 'playing'; seconds: number; readable: Readable }
  | { kind: 'stalled' }
  | { kind: 'failed'; reason: 'mixed' | 'hls' | 'silent' | 'unplayable' };

interface Dependencies {
  /** A new audio element each time, for a former one may still be loading. */
  createAudio(): HTMLAudioElement;
  fetch: typeof fetch;
  clock: Clock;
  /** Whether this page came by https. */
  isSecure: boolean;
  onChange(): void;
}

const SILENCE_MS = 10_000;

/** Plays a stream in this browser by a plain audio element, and says how that went. */
export function createSound({ createAudio, fetch, clock, isSecure, onChange }: Dependencies) {
  let state: SoundState = { kind: 'silent' };
  let ending = new AbortController();

  function set(next: SoundState): void {
    state = next;
    onChange();
  }

  function end(): void {
    ending.abort();
    ending = new AbortController();
  }

  function fail(address: string, reason: 'unplayable' | 'silent'): void {
    end();
    const isMixed = isSecure && /^http:/i.test(address);
    const isHls = reason === 'unplayable' && /\.m3u8(\?|$)/i.test(address);
    const known = isMixed ? 'mixed' : isHls ? 'hls' : reason;
    set({ kind: 'failed', reason: known });
  }

  function play(address: string): void {
    end();
    const { signal } = ending;
    const start = clock.now();
    const audio = createAudio();
    const undo = clock.after(SILENCE_MS, () => fail(address, 'silent'));
    const on = (event: string, run: () => void) => audio.addEventListener(event, run, { signal });
    const isHeard = () => state.kind === 'playing' || state.kind === 'stalled';
    on('timeupdate', () => {
      if (state.kind === 'playing' || audio.currentTime === 0) return;
      undo();
      const seconds = (clock.now() - start) / 1000;
      set({ kind: 'playing', seconds, readable: 'unknown' });
      void readable(address, signal).then((known) => {
        if (state.kind === 'playing' && !signal.aborted) set({ ...state, readable: known });
      });
    });
    for (const event of ['waiting', 'ended']) on(event, () => isHeard() && set({ kind: 'stalled' }));
    on('error', () => fail(address, 'unplayable'));
    signal.addEventListener('abort', () => {
      undo();
      audio.pause();
      // The browser closes the connection of an element without an address.
      audio.removeAttribute('src');
      audio.load();
    });
    set({ kind: 'connecting' });
    audio.src = address;
    audio.play()?.catch(() => signal.aborted || fail(address, 'unplayable'));
  }

  /** The head of the answer is enough. */
  async function readable(address: string, signal: AbortSignal): Promise<Readable> {
    const head = new AbortController();
    signal.addEventListener('abort', () => head.abort());
    try {
      await fetch(address, { signal: head.signal, credentials: 'omit', cache: 'no-store' });
      return 'yes';
    } catch {
      return 'no';
    } finally {
      head.abort();
    }
  }

  return {
    state: () => state,
    play,
    stop(): void {
      end();
      if (state.kind !== 'silent') set({ kind: 'silent' });
    },
  };
}

export type Sound = ReturnType<typeof createSound>;
