import { fakeClock } from '@onda/core/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { createVotes, PROCESSING_MS } from './store';
import type { Outcome, SendVote, VoteState } from './vote';

const FIRST: VoteState = { up: 3, down: 1, mine: null, phase: 'rest' };
const COUNTED: Outcome = { up: 4, down: 1, mine: 'up', phase: 'rest' };

function votesOf(first: Partial<VoteState>, ...outcomes: (Outcome | Error | Promise<Outcome>)[]) {
  const clock = fakeClock();
  const cast = vi.fn<SendVote>(async () => {
    const next = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (next === undefined) return COUNTED;
    if (next instanceof Error) throw next;
    return next;
  });
  const votes = createVotes({ ...FIRST, ...first }, cast, clock);
  const sent = () => cast.mock.calls.map(([vote]) => vote);
  return { votes, cast, clock, sent };
}

const never = () => new Promise<Outcome>(() => {});

it('is processing until the reply is in, and then shows the server’s counts', async () => {
  const { votes, clock } = votesOf({});
  const counted = votes.press('up');
  expect(votes.getState()).toEqual({ ...FIRST, phase: 'processing' });
  expect(await counted).toBe(true);
  expect(votes.getState()).toEqual({ up: 4, down: 1, mine: 'up', phase: 'rest' });
  expect(clock.waiting()).toBe(0);
});

it('ignores what is pressed meanwhile', async () => {
  const { votes, sent } = votesOf({});
  const first = votes.press('up');
  expect(await votes.press('down')).toBe(false);
  await first;
  expect(sent()).toEqual(['up']);
});

it('withdraws the vote that stands, and sends another in its place', async () => {
  const { votes, sent } = votesOf({ mine: 'up' }, { ...COUNTED, mine: null }, COUNTED);
  await votes.press('up');
  await votes.press('up');
  await votes.press('down');
  expect(sent()).toEqual(['none', 'up', 'down']);
});

it.each<[string, Outcome | Error, Partial<VoteState>]>([
  ['a refusal', { phase: 'ownComment' }, { phase: 'ownComment' }],
  ['a refusal with counts', { phase: 'closed', up: 9, down: 8 }, { phase: 'closed', up: 9, down: 8 }],
  ['an exception', new Error('broken'), { phase: 'failed' }],
])('keeps the counts and the own vote after %s, and is usable', async (_, outcome, changed) => {
  const { votes, sent } = votesOf({ mine: 'down' }, outcome, COUNTED);
  expect(await votes.press('up')).toBe(false);
  expect(votes.getState()).toEqual({ ...FIRST, mine: 'down', ...changed });
  expect(await votes.press('up')).toBe(true);
  expect(sent()).toEqual(['up', 'up']);
});

it('is processing for 10 s at the most', async () => {
  expect(PROCESSING_MS).toBe(10_000);
  const { votes, cast, clock } = votesOf({}, never());
  const counted = votes.press('up');
  await clock.advance(PROCESSING_MS - 1);
  expect(votes.getState().phase).toBe('processing');
  await clock.advance(1);
  expect(await counted).toBe(false);
  expect(votes.getState()).toEqual({ ...FIRST, phase: 'failed' });
  expect(cast.mock.calls[0]?.[1].aborted).toBe(true);
});

it('takes over what another tab learnt, unless its own vote is under way', async () => {
  const { votes } = votesOf({}, never());
  votes.applyServerState({ up: 7, down: 2, mine: 'down' });
  expect(votes.getState()).toEqual({ up: 7, down: 2, mine: 'down', phase: 'rest' });
  void votes.press('up');
  votes.applyServerState({ up: 0, down: 0, mine: null });
  expect(votes.getState()).toEqual({ up: 7, down: 2, mine: 'down', phase: 'processing' });
});

it('ends its request and its timer with the comment', async () => {
  const { votes, cast, clock } = votesOf({}, never());
  const counted = votes.press('up');
  votes.end();
  expect(await counted).toBe(false);
  expect(cast.mock.calls[0]?.[1].aborted).toBe(true);
  expect(clock.waiting()).toBe(0);
});
