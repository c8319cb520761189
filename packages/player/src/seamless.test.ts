import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from './engine';
import { startSeamless } from './seamless';
import { type FakePlayer, fakePlayer } from './testing/fake-player';
import { leavePage, openPage, pass } from './testing/page';

const players: FakePlayer[] = [];
beforeEach(() => {
  openPage('never');
  history.replaceState(null, '', '/uno/');
});
afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
});

const html = (title: string) => `<title>${title}</title><body><main><h1>${title}</h1></main>`;

function seamless(isPlaying = true) {
  const made = fakePlayer();
  players.push(made);
  document.body.insertAdjacentHTML('beforeend', '<a href="/dos/">x</a>');
  const { player } = startEngine(made.host, made.model);
  if (isPlaying) player.play();
  const pages = vi.fn(async (url: string) => ({ url, html: html('Dos') }));
  const world = { fetchPage: pages, clock: fakeClock(), open: vi.fn(), reload: vi.fn() };
  startSeamless(made.host, player, world);
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    const { defaultPrevented } = event;
    return defaultPrevented;
  };
  return { ...made, ...world, player, click };
}

const here = () => [location.pathname, document.title, document.querySelector('h1')?.textContent];

it('shows the next page under the player, and tells it', async () => {
  const told = vi.fn();
  document.addEventListener('onda-page', told, { once: true });
  const { click, host } = seamless();
  expect(click()).toBe(true);
  await pass(0);
  expect(here()).toEqual(['/dos/', 'Dos', 'Dos']);
  expect(host.element.isConnected).toBe(true);
  expect(document.activeElement?.localName).toBe('h1');
  expect(document.body.hasAttribute('aria-busy')).toBe(false);
  expect(told.mock.calls[0]?.[0]).toMatchObject({ detail: { url: location.href, title: 'Dos' } });
});

it('leaves links alone while nothing sounds', () => {
  const { click, fetchPage } = seamless(false);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click();
  expect(fetchPage).not.toHaveBeenCalled();
});

it('opens the normal way what it cannot show', async () => {
  const { click, fetchPage, open } = seamless();
  fetchPage.mockRejectedValueOnce(new Error('no page of ours'));
  click();
  await pass(0);
  expect(open).toHaveBeenCalledWith(new URL('/dos/', location.href).href);
  expect(location.pathname).toBe('/uno/');
});

it('loads the page anew when Back finds nothing', async () => {
  const { fetchPage, reload } = seamless();
  fetchPage.mockRejectedValueOnce(new Error('no page of ours'));
  history.replaceState({ ondaPage: 7 }, '', '/otra/');
  window.dispatchEvent(new Event('popstate'));
  await pass(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('carries what other routers keep in the entry, or they would load the page anew', async () => {
  history.replaceState({ theirs: 'x' }, '');
  const { click } = seamless();
  click();
  await pass(0);
  expect(history.state).toEqual({ theirs: 'x', ondaPage: expect.any(Number) });
});

it('the latest click wins', async () => {
  const { click, fetchPage } = seamless();
  const asked: AbortSignal[] = [];
  fetchPage.mockImplementation(async (...given: unknown[]) => {
    asked.push(given[1] as AbortSignal);
    return { url: String(given[0]), html: html('Dos') };
  });
  click();
  click();
  await pass(0);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(here()[0]).toBe('/dos/');
});

it('ends with its element', () => {
  const { click, host, fetchPage } = seamless();
  host.leave();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click();
  expect(fetchPage).not.toHaveBeenCalled();
});
