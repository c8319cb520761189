import { type FileDependencies, fileFailure } from './file-failure';
import { factsOf, type HeardStore, isWanted } from './heard';

export interface FileSound {
  /** Another file, or the same anew. `seconds`: its length until it says its own. */
  load(address: string, at: number, seconds: number, plays: boolean): void;
  /** Call it inside the click. Rejects as `HTMLMediaElement.play()` does. */
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  setSpeed(speed: number): void;
  end(): void;
}

/** A place is there by then, or the bar says that it loads. */
const SEEK_MS = 1_000;

/** Plays a file by one `<audio>`, whose gesture all files share. */
export function fileSound(dependencies: FileDependencies, store: HeardStore): FileSound {
  const { audio } = dependencies;
  const { get, set } = store;
  const file = fileOf(audio, store);

  const play = async () => {
    failure.forget();
    if (audio.error) file.load(get().position, true);
    const started = audio.play();
    set({ sound: { status: 'loading' } });
    try {
      await started;
    } catch (error) {
      if ((error as Error).name === 'NotAllowedError') set({ sound: { status: 'blocked' } });
      throw error;
    }
  };
  const failure = fileFailure(dependencies, store, () => void play().catch(() => {}));
  const listening = new AbortController();
  const on = (names: string, run: () => void, target: EventTarget = audio) => {
    for (const name of names.split(' ')) target.addEventListener(name, run, { signal: listening.signal });
  };
  on('loadedmetadata durationchange canplay progress timeupdate seeking seeked', file.look);
  on('playing', () => {
    failure.heal();
    file.begun();
    if (!audio.paused) set({ sound: { status: 'playing' } });
  });
  on('waiting', () => {
    const status = dependencies.isOnline() ? 'loading' : 'offline';
    if (isWanted(get().sound)) set({ sound: { status } });
  });
  // Some browsers move to where their server never leads, and do not say that they wait.
  on('seeking', () => {
    dependencies.clock.after(SEEK_MS, () => {
      if (audio.seeking && isWanted(get().sound)) set({ sound: { status: 'loading' } });
    });
  });
  on('seeked', () => {
    if (!audio.paused && get().sound.status === 'loading') set({ sound: { status: 'playing' } });
  });
  // The system, or another program, has taken the sound; the end of the file is one too.
  on('pause', () => {
    if (audio.paused && !audio.error && isWanted(get().sound)) set({ sound: { status: 'idle' } });
  });
  on('error', () => void failure.failed());
  on('online', failure.online, window);

  return {
    load(address, at, seconds, plays) {
      failure.forget();
      failure.heal();
      file.open(address, seconds);
      file.load(at, plays);
    },
    play,
    pause() {
      failure.forget();
      audio.pause();
      set({ sound: { status: 'idle' } });
    },
    seek: file.seek,
    setSpeed(speed) {
      audio.preservesPitch = true;
      // The next file begins with the default one.
      audio.defaultPlaybackRate = speed;
      audio.playbackRate = speed;
    },
    end() {
      failure.forget();
      listening.abort();
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
  };
}

/** The file of the element, and the place in it. */
function fileOf(audio: HTMLAudioElement, { get, set }: HeardStore) {
  let address = '';
  let expected = 0;
  /** The start position, as long as the file cannot be sought yet. */
  let goal = 0;

  const look = () => {
    if (audio.readyState < 1) return;
    const facts = factsOf(audio);
    if (goal > 0 && facts.canSeek) {
      audio.currentTime = Math.min(goal, facts.length);
      goal = 0;
    }
    set({ ...facts, position: audio.currentTime });
  };
  return {
    look,
    open(next: string, seconds: number) {
      address = next;
      expected = seconds;
    },
    load(at: number, plays: boolean) {
      goal = at;
      audio.preload = plays ? 'auto' : 'metadata';
      // An element that was made inside the click has begun already.
      if (audio.src !== address || audio.error) audio.src = address;
      set({ position: at, length: expected, canSeek: true });
      look();
    },
    /** A file that cannot be sought begins at its start. */
    begun() {
      goal = 0;
    },
    seek(seconds: number) {
      const { length, canSeek } = get();
      if (!canSeek) return;
      const to = Math.max(0, length > 0 ? Math.min(seconds, length) : seconds);
      if (audio.readyState < 1) goal = to;
      else audio.currentTime = to;
      set({ position: to });
    },
  };
}
