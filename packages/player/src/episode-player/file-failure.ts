import type { Clock } from '@onda/core/timing/clock';
import { type EpisodeSound, type HeardStore, isWanted } from './heard';
import type { FileProblem } from './probe-file';

export interface FileDependencies {
  audio: HTMLAudioElement;
  clock: Pick<Clock, 'after'>;
  probe(address: string): Promise<FileProblem>;
  isOnline(): boolean;
}

/** A file that came half is asked for again so often, a second later each time. */
const RETRIES = 3;
const RETRY_MS = 1_000;

/** `MediaError.code`. */
const NETWORK = 2;
const DECODE = 3;

/** Finds out why a file does not play, and asks for it again where that may help. */
export interface FileFailure {
  /** The element has failed. */
  failed(): Promise<void>;
  /** The network is back. */
  online(): void;
  heal(): void;
  /** Another load, play or pause: what waits for an earlier one is void. */
  forget(): void;
}

export function fileFailure(
  { audio, clock, probe, isOnline }: FileDependencies,
  { get, set }: HeardStore,
  playAgain: () => void,
): FileFailure {
  let retries = 0;
  let turn = 0;

  const retry = (mine: number) => {
    retries += 1;
    set({ sound: { status: 'loading' } });
    clock.after(RETRY_MS * retries, () => mine === turn && playAgain());
  };
  /** Undefined where the server has to be asked. */
  const atOnce = (): EpisodeSound | undefined => {
    if (!isWanted(get().sound)) return { status: 'idle' };
    return isOnline() ? undefined : { status: 'offline' };
  };
  /** Firefox says so also where it has no device for the sound, and goes on. */
  const tellUnlessItGoesOn = (mine: number) => {
    const at = audio.currentTime;
    clock.after(RETRY_MS, () => {
      if (mine === turn && audio.currentTime <= at)
        set({ sound: { status: 'error', reason: 'undecodable' } });
    });
  };
  return {
    async failed() {
      const { code = 0 } = audio.error ?? {};
      if (code < NETWORK) return;
      turn += 1;
      const mine = turn;
      const sound = atOnce();
      if (sound) return set({ sound });
      if (code === DECODE) return tellUnlessItGoesOn(mine);
      if (code === NETWORK && retries < RETRIES) return retry(mine);
      const reason = await probe(audio.src);
      if (mine === turn) set({ sound: { status: 'error', reason } });
    },
    online() {
      const { sound } = get();
      const hasFailed = sound.status === 'error' && sound.reason === 'unavailable';
      if (sound.status === 'offline' || hasFailed) playAgain();
    },
    heal() {
      retries = 0;
    },
    forget() {
      turn += 1;
    },
  };
}
