import { expect, it, vi } from 'vitest';
import { createLifetime } from './lifetime';

it('runs what waits for its end once, and at once what comes later', () => {
  const life = createLifetime();
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
  const life = createLifetime();
  const { signal } = life;
  expect(signal.aborted).toBe(false);
  life.end();
  expect(signal.aborted).toBe(true);
  const over = createLifetime();
  over.end();
  expect(over.signal.aborted).toBe(true);
});

it('makes one controller, when somebody asks', () => {
  const life = createLifetime();
  expect(life.signal).toBe(life.signal);
});
