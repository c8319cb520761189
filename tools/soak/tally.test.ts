import { expect, it } from 'vitest';
import { createTally } from './tally';

it('counts only the time in which the source was up', () => {
  const tally = createTally(0);
  tally.look(1000, true, true);
  tally.look(5000, false, false);
  tally.look(6000, true, false);
  expect(tally.upMs()).toBe(2000);
  expect(tally.playingMs()).toBe(1000);
  expect(tally.share()).toBe(0.5);
});

it('gives no credit for an old buffer that plays while the source is down', () => {
  const tally = createTally(0);
  tally.look(3000, false, true);
  expect(tally.playingMs()).toBe(0);
});

it('remembers the longest silence, not the sum of all', () => {
  const tally = createTally(0);
  tally.look(2000, true, false);
  tally.look(3000, true, false);
  tally.look(4000, true, true);
  tally.look(5000, true, false);
  expect(tally.longestSilenceMs()).toBe(3000);
});
