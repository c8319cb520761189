/** So many frames in a row are the same only in the same broadcast; digital silence apart, which may be cut freely. */
const MARK_FRAMES = 3;

/**
 * So long a new connection may search its burst for the place where the former broke off; it plays from the buffer
 * meanwhile.
 */
const SEARCH_MS = 300;

/** The place at which a stream goes on after its connection broke. */
export interface FrameDedupe {
  /** A connection begins. */
  connect(now: number): void;
  /** Those of the arrived frames that are new: a server's burst repeats the last seconds. */
  unheard(frames: readonly Uint8Array[], now: number): readonly Uint8Array[];
}

export function createFrameDedupe(): FrameDedupe {
  let mark: readonly Uint8Array[] = [];
  let held: Uint8Array[] | null = null;
  let searchUntil = 0;

  const pass = (frames: readonly Uint8Array[]) => {
    mark = [...mark, ...frames.slice(-MARK_FRAMES)].slice(-MARK_FRAMES);
    return frames;
  };
  return {
    connect(now) {
      held = mark.length > 0 ? [] : null;
      searchUntil = now + SEARCH_MS;
    },
    unheard(frames, now) {
      if (held === null) return pass(frames);
      held.push(...frames);
      const goesOn = placeAfter(mark, held);
      if (goesOn === null && now < searchUntil) return [];
      const fresh = held.slice(goesOn ?? 0);
      held = null;
      return pass(fresh);
    },
  };
}

/** The index behind `mark`; null when it is not there. */
function placeAfter(mark: readonly Uint8Array[], frames: readonly Uint8Array[]): number | null {
  if (mark.length < MARK_FRAMES) return null;
  const first = frames.findIndex((_, at) => mark.every((frame, step) => isSame(frame, frames[at + step])));
  return first < 0 ? null : first + mark.length;
}

const isSame = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  one.length === other?.length && one.every((byte, at) => byte === other[at]);
