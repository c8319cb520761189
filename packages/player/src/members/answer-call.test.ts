import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass } from '../testing/page';
import { answerCall } from './answer-call';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** The radio button is ready before its code has printed it. */
it.each(['play', 'toggle'])(
  '%s waits for a button that is printed after the element is ready',
  async (name) => {
    document.body.innerHTML = '<p></p>';
    const element = document.querySelector('p') as HTMLElement;
    const outcome = vi.fn();
    answerCall(element, name, null).then(
      () => outcome('heard'),
      (error: Error) => outcome(error.name),
    );
    element.dataset.ready = '';
    await pass(1_000);
    element.innerHTML = '<button part="button"></button><span data-state="idle"></span>';
    const pressed = vi.fn(() => element.querySelector('span')?.setAttribute('data-state', 'connecting'));
    element.querySelector('button')?.addEventListener('click', pressed);
    await pass(100);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(outcome).not.toHaveBeenCalled();
    element.querySelector('span')?.setAttribute('data-state', 'playing');
    await pass(100);
    expect(outcome.mock.calls).toEqual([['heard']]);
  },
);
