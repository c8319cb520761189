import { endings } from '@onda/core/testing/endings';
import { settled } from '@onda/core/testing/fake-clock';
import { vi } from 'vitest';
import { printBareTag } from '../bare-tag';
import { ANNOUNCE_MS } from '../errors/show-error';
import type { fakeSetup } from './fake-setup';

/** Puts bare tags on the page, prints them as PHP does, and lets them come. */
export async function put(html: string, { shell }: ReturnType<typeof fakeSetup>): Promise<HTMLElement[]> {
  document.body.innerHTML = html;
  const elements = [...document.body.querySelectorAll<HTMLElement>('fav-button, fav-count, fav-clear')];
  for (const element of elements) {
    element.innerHTML = printBareTag(element);
    shell.connected(element);
    endings.add(() => shell.disconnected(element));
  }
  await settled();
  return elements;
}

export function buttonOf(element: HTMLElement | undefined): HTMLButtonElement {
  const button = element?.querySelector('button');
  if (!button) throw new Error('there is no button');
  return button;
}

/** The visible state of a button: pressed or not, and the count. */
export const seen = (element: HTMLElement | undefined) => [
  buttonOf(element).getAttribute('aria-pressed') === 'true',
  Number(element?.querySelector('[part="count"]')?.textContent),
];

export const message = (element: HTMLElement | undefined) =>
  element?.querySelector('[part="status"]')?.textContent ?? '';

/** Presses and waits until all that follows has happened. */
export async function press(element: HTMLElement | undefined) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  buttonOf(element).click();
  await settled();
  await settled();
  vi.advanceTimersByTime(ANNOUNCE_MS);
  vi.useRealTimers();
}
