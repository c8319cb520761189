import type { Problem, VoteState } from './vote';

/** Both buttons and the line below as they are shown. */
export interface Shown {
  up: number;
  down: number;
  isUp: boolean;
  isDown: boolean;
  isBusy: boolean;
  isClosed: boolean;
  problem: string;
}

export const AT_REST: Shown = {
  up: 0,
  down: 0,
  isUp: false,
  isDown: false,
  isBusy: false,
  isClosed: false,
  problem: '',
};

/** `problemOf` gives the text of a failure. */
export const present = (
  { up, down, mine, phase }: VoteState,
  isClosed: boolean,
  problemOf: (phase: Problem) => string,
): Shown => ({
  up,
  down,
  isUp: mine === 'up',
  isDown: mine === 'down',
  isBusy: phase === 'processing',
  isClosed,
  problem: phase === 'rest' || phase === 'processing' ? '' : problemOf(phase),
});
