import { createLifetime } from '@onda/core/testing/endings';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leavePage, openPage, pass } from '../../testing/page';
import { keepLinks } from './keep-links';

beforeEach(() => openPage('never'));
afterEach(() => leavePage());

function linksUnderSound() {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<a id="page" href="/dos/">x</a><a id="file" href="/a.pdf">x</a>',
  );
  const lifetime = createLifetime();
  const follow = vi.fn(async () => {});
  const startRouter = vi.fn(async () => follow);
  const open = vi.fn();
  const sound = { element: document.body, lifetime, plays: vi.fn(() => true), stays: () => true };
  const router = keepLinks(sound, startRouter, open);
  /** Whether the link was kept from the browser. */
  const click = (id = 'page', more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { lifetime, follow, startRouter, open, sound, router, click };
}

const DOS = new URL('/dos/', location.href).href;

it('follows a link that was pressed before the router was there, and leaves the next to it', async () => {
  const { click, follow, startRouter, open } = linksUnderSound();
  expect(startRouter).not.toHaveBeenCalled();
  expect(click()).toBe(true);
  await pass(0);
  expect([follow.mock.calls, startRouter.mock.calls.length, open.mock.calls]).toEqual([[[DOS]], 1, []]);
  // The router listens by itself now.
  document.querySelector('#page')?.addEventListener('click', (event) => event.preventDefault());
  click();
  await pass(0);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('takes no press once the router has come by itself', async () => {
  const { router, follow, click } = linksUnderSound();
  router.preload();
  await pass(0);
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click();
  await pass(0);
  expect(follow).not.toHaveBeenCalled();
});

type Made = ReturnType<typeof linksUnderSound>;
it.each<[string, (made: Made) => unknown, Parameters<Made['click']>]>([
  ['of silence', ({ sound }) => sound.plays.mockReturnValue(false), []],
  ['to a file', () => {}, ['file']],
  ['with a held key', () => {}, ['page', { ctrlKey: true }]],
  ['after the player is gone', ({ lifetime }) => lifetime.end(), []],
])('leaves a link %s to the browser', async (_, prepare, press) => {
  const made = linksUnderSound();
  prepare(made);
  expect(made.click(...press)).toBe(false);
  await pass(0);
  expect([made.startRouter.mock.calls.length, made.open.mock.calls.length]).toEqual([0, 0]);
});

it('leaves a link that another script has taken', async () => {
  const { click, startRouter } = linksUnderSound();
  document.querySelector('#page')?.addEventListener('click', (event) => event.preventDefault());
  click();
  await pass(0);
  expect(startRouter).not.toHaveBeenCalled();
});

it('opens the page by the browser where the router is lost, and asks again at the next press', async () => {
  const { click, startRouter, open, follow } = linksUnderSound();
  startRouter.mockRejectedValueOnce(new Error('lost'));
  expect(click()).toBe(true);
  await pass(0);
  expect(open.mock.calls).toEqual([[DOS]]);
  click();
  await pass(0);
  expect(follow.mock.calls).toEqual([[DOS]]);
});
