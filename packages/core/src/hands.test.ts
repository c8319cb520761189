import { beforeEach, expect, it } from 'vitest';
import { handsOff, watchHands } from './hands';

let button: HTMLElement;
let other: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><button></button></div><p></p>';
  button = document.querySelector('button') as HTMLElement;
  other = document.querySelector('p') as HTMLElement;
  watchHands();
});

const say = (type: string) => button.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
const settled = async (promise: Promise<void>) => {
  let isDone = false;
  void promise.then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  return isDone;
};

it('waits while the pointer rests within the element, and no longer than the task after the release', async () => {
  say('pointerdown');
  const waiting = handsOff(button.parentElement as HTMLElement);
  expect(await settled(waiting)).toBe(false);
  expect(await settled(handsOff(other))).toBe(true);
  say('pointerup');
  await waiting;
  expect(await settled(handsOff(button))).toBe(true);
});

it('is let go by a cancelled pointer too', async () => {
  say('pointerdown');
  const waiting = handsOff(button);
  say('pointercancel');
  await waiting;
});
