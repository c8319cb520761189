import { expect, it, vi } from 'vitest';
import { createLifetime } from './lifetime';

it('runs what waits for its end once, and at once what comes later', () => {
  const lifetime = createLifetime();
  const early = vi.fn();
  lifetime.onEnd(early);
  expect(lifetime.isOver).toBe(false);
  lifetime.end();
  lifetime.end();
  expect(early).toHaveBeenCalledTimes(1);
  expect(lifetime.isOver).toBe(true);
  const late = vi.fn();
  lifetime.onEnd(late);
  expect(late).toHaveBeenCalledTimes(1);
});

it('aborts its signal, whether asked for before or after', () => {
  const lifetime = createLifetime();
  const { signal } = lifetime;
  expect(signal.aborted).toBe(false);
  lifetime.end();
  expect(signal.aborted).toBe(true);
  const over = createLifetime();
  over.end();
  expect(over.signal.aborted).toBe(true);
});

it('makes one controller, when somebody asks', () => {
  const lifetime = createLifetime();
  expect(lifetime.signal).toBe(lifetime.signal);
});
