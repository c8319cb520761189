import type { Readable } from '@onda/core/element/host';
import type { Clock } from '@onda/core/timing/clock';
import { createStore } from 'zustand/vanilla';
import type { Choice, Outcome, SendVote, VoteState } from './vote';

/** The buttons are enabled after this, also without a reply (docs/protocol/requests.md). */
export const PROCESSING_MS = 10_000;

export interface Votes extends Readable<VoteState> {
  /**
   * Votes; a press of the current choice withdraws it. Ignored while a vote is processed. Resolves
   * with whether the server counted it.
   */
  press(choice: Choice): Promise<boolean>;
  /** Applies the counts of another tab. A vote in progress wins over them. */
  applyServerState(state: Pick<VoteState, 'up' | 'down' | 'mine'>): void;
  /** The comment has left the page. */
  end(): void;
}

/** The votes of one comment, shared by all its copies on the page. Counts are always the server's. */
export function createVotes(first: VoteState, send: SendVote, clock: Clock): Votes {
  const store = createStore<VoteState>(() => first);
  let stop = () => {};

  /** Ends with the first of: an answer, an exception, the timeout, the end of the page. */
  const sendWithTimeout = (vote: Choice | 'none') =>
    new Promise<Outcome>((done) => {
      const controller = new AbortController();
      stop = () => {
        forget();
        controller.abort();
        done({ phase: 'failed' });
      };
      const forget = clock.after(PROCESSING_MS, stop);
      send(vote, controller.signal)
        .then(done, () => done({ phase: 'failed' }))
        .finally(forget);
    });

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async press(choice) {
      const { phase, mine } = store.getState();
      if (phase === 'processing') return false;
      store.setState({ phase: 'processing' });
      const outcome = await sendWithTimeout(choice === mine ? 'none' : choice);
      store.setState(outcome);
      return outcome.phase === 'rest';
    },
    applyServerState({ up, down, mine }) {
      if (store.getState().phase !== 'processing') store.setState({ up, down, mine, phase: 'rest' });
    },
    end: () => stop(),
  };
}
