import { expect, it, vi } from 'vitest';
import { createLife } from './life';

it('runs what waits for its end once, and at once what comes later', () => {
  const life = createLife();
  const early = vi.fn();
  life.onEnd(early);
  expect(life.isOver).toBe(false);
  life.end();
  life.end();
  expect(early).toHaveBeenCalledTimes(1);
  expect(life.isOver).toBe(true);
  const late = vi.fn();
  life.onEnd(late);
  expect(late).toHaveBeenCalledTimes(1);
});

it('aborts its signal, whether asked for before or after', () => {
  const life = createLife();
  const { signal } = life;
  expect(signal.aborted).toBe(false);
  life.end();
  expect(signal.aborted).toBe(true);
  const over = createLife();
  over.end();
  expect(over.signal.aborted).toBe(true);
});

it('makes one controller, when somebody asks', () => {
  const life = createLife();
  expect(life.signal).toBe(life.signal);
});
