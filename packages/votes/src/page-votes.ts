import type { Clock } from '@onda/core/timing/clock';
import type { SendVoteOf } from './api';
import { type Remembered, reconcile, type VoteMemory } from './memory';
import { createVotes, type Votes } from './store';
import type { Choice, Tally } from './vote';

/** A control on the page. A comment may have several. */
export interface Copy {
  commentId(): number;
  /** The printed counts. */
  printed(): Tally;
  /** Shows the comment's votes from now on; returns the undo. */
  follow(votes: Votes): () => void;
}

export interface PageVotes {
  /** Returns a function that removes the copy. */
  add(copy: Copy): () => void;
  /** The comment's votes, followed by all its copies. */
  votesOf(copy: Copy): Votes;
  /** Resolves with whether the server counted the vote. */
  vote(copy: Copy, choice: Choice): Promise<boolean>;
}

interface Dependencies {
  send: SendVoteOf;
  memory: VoteMemory;
  clock: Clock;
}

interface Comment {
  votes: Votes;
  /** The copies and the undo of each. */
  followers: Map<Copy, () => void>;
}

/** All votes of a page. A comment gets its store with its first vote or note: a page prints hundreds. */
export function createPageVotes({ send, memory, clock }: Dependencies): PageVotes {
  const copies = new Set<Copy>();
  const comments = new Map<number, Comment>();
  let notes = memory.read();
  memory.watch(onStorageChange);

  function votesOf(copy: Copy): Votes {
    const commentId = copy.commentId();
    const { votes, followers } = comments.get(commentId) ?? makeVotes(commentId, copy.printed());
    for (const other of copies) {
      if (other.commentId() === commentId && !followers.has(other)) followers.set(other, other.follow(votes));
    }
    return votes;
  }

  function makeVotes(commentId: number, printed: Tally): Comment {
    const first = { ...reconcile(printed, notes[commentId]), phase: 'rest' } as const;
    const votes = createVotes(first, (vote, signal) => send(commentId, vote, signal), clock);
    const comment = { votes, followers: new Map() };
    comments.set(commentId, comment);
    return comment;
  }

  function leave(copy: Copy) {
    copies.delete(copy);
    for (const [commentId, { votes, followers }] of comments) {
      followers.get(copy)?.();
      if (!followers.delete(copy) || followers.size > 0) continue;
      votes.end();
      comments.delete(commentId);
    }
  }

  /** Another tab voted: the stored note has the server's counts, so no request is needed. */
  function onStorageChange() {
    const former = notes;
    notes = memory.read();
    for (const copy of copies) {
      const commentId = copy.commentId();
      const note = notes[commentId];
      if (note && note.at !== former[commentId]?.at)
        votesOf(copy).applyServerState({ ...note.after, mine: note.mine });
    }
  }

  function remember(commentId: number, note: Remembered) {
    memory.write(commentId, note);
    notes = { ...notes, [commentId]: note };
  }

  return {
    add(copy) {
      copies.add(copy);
      const isAnythingKnown = comments.size > 0 || Object.keys(notes).length > 0;
      const commentId = isAnythingKnown ? copy.commentId() : 0;
      if (comments.has(commentId) || notes[commentId]) votesOf(copy);
      return () => leave(copy);
    },
    votesOf,
    async vote(copy, choice) {
      const [votes, commentId, before] = [votesOf(copy), copy.commentId(), copy.printed()];
      const isCounted = await votes.press(choice);
      const { up, down, mine } = votes.getState();
      if (isCounted) remember(commentId, { mine, before, after: { up, down }, at: clock.now() });
      return isCounted;
    },
  };
}
