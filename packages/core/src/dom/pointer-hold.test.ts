import { beforeEach, expect, it } from 'vitest';
import { watchPointerHold, whenPointerReleased } from './pointer-hold';

let button: HTMLElement;
let other: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div><button></button></div><p></p>';
  button = document.querySelector('button') as HTMLElement;
  other = document.querySelector('p') as HTMLElement;
  watchPointerHold();
});

const emit = (type: string) => button.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
const settled = async (promise: Promise<void>) => {
  let isDone = false;
  void promise.then(() => (isDone = true));
  await Promise.resolve();
  await Promise.resolve();
  return isDone;
};

it('waits while the pointer rests within the element, and no longer than the task after the release', async () => {
  emit('pointerdown');
  const waiting = whenPointerReleased(button.parentElement as HTMLElement);
  expect(await settled(waiting)).toBe(false);
  expect(await settled(whenPointerReleased(other))).toBe(true);
  emit('pointerup');
  await waiting;
  expect(await settled(whenPointerReleased(button))).toBe(true);
});

it('is let go by a canceled pointer too', async () => {
  emit('pointerdown');
  const waiting = whenPointerReleased(button);
  emit('pointercancel');
  await waiting;
});

it('is held while a key is pressed and released beside it', async () => {
  emit('pointerdown');
  const waiting = whenPointerReleased(button);
  emit('keyup');
  await new Promise((next) => setTimeout(next));
  expect(await settled(waiting)).toBe(false);
  emit('pointerup');
  await waiting;
});
