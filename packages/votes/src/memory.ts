import { createStorage } from '@onda/core/storage/storage';
import type { Choice, Tally, VoteState } from './vote';

/** A vote that the server counted, as this browser stores it. */
export interface Remembered {
  mine: Choice | null;
  /** The printed counts, and the server's counts after the vote. */
  before: Tally;
  after: Tally;
  /** Milliseconds since the epoch. */
  at: number;
}

export type Notes = Record<string, Remembered>;

export interface VoteMemory {
  /** Notes by comment id. */
  read(): Notes;
  write(commentId: number, note: Remembered): void;
  /** Runs when another tab wrote, until the page ends. */
  watch(run: () => void): void;
}

/** The number of notes that are kept. */
export const NOTES_KEPT = 200;
const VISITOR_KEY = 'onda-votes';
const USER_KEY = 'onda-votes-user';

/**
 * The visitor's own votes: pages come from caches and do not name them. The notes of an account are deleted as soon as
 * a page shows a signed-out visitor.
 */
export function createVoteMemory(isSignedIn: boolean): VoteMemory {
  const key = isSignedIn ? USER_KEY : VISITOR_KEY;
  const storage = createStorage(() => localStorage);
  if (!isSignedIn) storage.remove(USER_KEY);
  const read = () => storage.read(key, notesOf);
  return {
    read,
    write(commentId, note) {
      const notes = Object.entries<Remembered>({ ...read(), [commentId]: note });
      const newest = notes.sort(([, a], [, b]) => b.at - a.at).slice(0, NOTES_KEPT);
      storage.write(key, Object.fromEntries(newest));
    },
    watch: (run) => storage.watch(key, run, new AbortController().signal),
  };
}

/**
 * The counts to show for the printed ones. A page that prints the counts from before the vote comes from a cache;
 * other printed counts are newer.
 */
export function reconcile(
  printed: Tally,
  note: Remembered | undefined,
): Pick<VoteState, 'up' | 'down' | 'mine'> {
  const isOld = note?.before.up === printed.up && note.before.down === printed.down;
  return { ...(isOld ? note.after : printed), mine: note?.mine ?? null };
}

/** The notes of a stored value; other entries are left out. */
function notesOf(value: unknown): Notes {
  const entries = Object.entries(Object(value)).filter((pair): pair is [string, Remembered] =>
    isNote(pair[1]),
  );
  return Object.fromEntries(entries);
}

function isNote(value: unknown): value is Remembered {
  const { mine, before, after, at } = Object(value) as Partial<Record<keyof Remembered, unknown>>;
  const isChoice = mine === 'up' || mine === 'down' || mine === null;
  return isChoice && isTally(before) && isTally(after) && typeof at === 'number';
}

function isTally(value: unknown): value is Tally {
  const { up, down } = Object(value) as Partial<Record<keyof Tally, unknown>>;
  return Number.isSafeInteger(up) && Number.isSafeInteger(down);
}
