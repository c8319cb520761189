import type { FileProblem } from './probe-file';

export type EpisodeSound =
  | { status: 'idle' | 'loading' | 'playing' | 'blocked' | 'offline' }
  | { status: 'error'; reason: FileProblem };

/** Something is done about the sound; offline too, because it goes on by itself. */
export const isWanted = ({ status }: EpisodeSound): boolean =>
  status === 'loading' || status === 'playing' || status === 'offline';

/** The words of an `<audio>` about its file. */
export interface Heard {
  sound: EpisodeSound;
  /** Seconds. */
  position: number;
  /** Seconds; 0 where nobody knows. */
  length: number;
  /** False for a server without ranges, and where the length is unknown. */
  canSeek: boolean;
}

/** The half of the store that the sound writes. */
export interface HeardStore {
  get(): Heard;
  set(heard: Partial<Heard>): void;
}

/** The length of the file's own wins over that of a feed; a stream without an end has none. */
export function factsOf({ duration, seekable }: HTMLAudioElement): Pick<Heard, 'length' | 'canSeek'> {
  const length = Number.isFinite(duration) && duration > 0 ? duration : 0;
  const reach = seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
  return { length, canSeek: length > 0 && reach > 0 };
}
