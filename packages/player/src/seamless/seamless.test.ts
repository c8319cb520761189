import { createLifetime } from '@onda/core/testing/endings';
import { fakeClock } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import { isWanted } from '../store';
import { type FakePlayer, fakePlayer } from '../testing/fake-player';
import { leavePage, openPage, pass } from '../testing/page';
import { foldAsTwin, startSeamless } from './seamless';

const players: FakePlayer[] = [];
beforeEach(() => {
  openPage('never');
  history.replaceState(null, '', '/uno/');
});
afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  vi.restoreAllMocks();
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
  const setup = { fetchPage: pages, clock: fakeClock(), open: vi.fn(), reload: vi.fn() };
  const { element, lifetime } = made.host;
  const plays = () => isWanted(player.store.getState().sound);
  startSeamless({ element, lifetime, plays, stays: plays }, setup);
  lifetime.onEnd(foldAsTwin(made.host, player));
  const click = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    const { defaultPrevented } = event;
    return defaultPrevented;
  };
  return { ...made, ...setup, player, click };
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
  const headline = document.querySelector('h1');
  expect(document.activeElement).toBe(headline);
  expect(headline?.style.outline).toContain('none');
  headline?.blur();
  expect([headline?.style.outline, headline?.hasAttribute('tabindex')]).toEqual(['', false]);
  expect(document.body.hasAttribute('aria-busy')).toBe(false);
  expect(told.mock.calls[0]?.[0]).toMatchObject({ detail: { url: location.href, title: 'Dos' } });
});

it.each([
  ['', undefined],
  ['#abajo', 'abajo'],
  ['#a%C3%B1o', 'año'],
  ['#50%', '50%'],
  ['#nowhere', undefined],
])('shows the next page from the place that its address names: /dos/%s', async (hash, id) => {
  const jump = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { click, fetchPage } = seamless();
  const places = '<p id="abajo"></p><p id="año"></p><p id="50%"></p>';
  fetchPage.mockImplementation(async (url) => ({ url, html: html('Dos') + places }));
  document.querySelector('a')?.setAttribute('href', `/dos/${hash}`);
  click();
  await pass(0);
  expect(shown.mock.contexts.map((place) => (place as Element).id)).toEqual(id ? [id] : []);
  expect(jump.mock.calls).toEqual(id ? [] : [[{ top: 0, behavior: 'instant' }]]);
});

it('leaves the place in a page that one comes back to by the browser itself to the browser', async () => {
  const { click } = seamless();
  click();
  await pass(0);
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
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

/** As the browser does when it goes to an entry of the history. */
async function travel(path: string, state: unknown, how: 'pushState' | 'replaceState' = 'replaceState') {
  history[how](state, '', path);
  window.dispatchEvent(new Event('popstate'));
  await pass(0);
}

describe('a place within a page', () => {
  const scrolledTo = (y: number) => vi.stubGlobal('scrollY', y);

  it('is a step of its own: Back finds where it was left, and a longer step the page', async () => {
    const jump = vi.spyOn(window, 'scrollTo').mockReturnValue();
    history.replaceState({ theirs: 'x' }, '');
    const { click, fetchPage } = seamless();
    click();
    await pass(0);
    const top = history.state;
    scrolledTo(500);
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    scrolledTo(3_400);
    await travel('/dos/#abajo', null, 'pushState');
    const place = history.state;
    expect(place).not.toEqual(top);
    expect(place).toEqual({ theirs: 'x', ondaPage: expect.any(Number) });
    expect(jump).not.toHaveBeenCalledWith({ top: 3_400, behavior: 'instant' });

    await travel('/dos/', top);
    expect(jump).toHaveBeenLastCalledWith({ top: 500, behavior: 'instant' });
    await travel('/dos/#abajo', place);
    expect(jump).toHaveBeenLastCalledWith({ top: 3_400, behavior: 'instant' });
    expect(fetchPage).toHaveBeenCalledTimes(1);

    await travel('/uno/', { ondaPage: 7 });
    await travel('/dos/#abajo', place);
    expect(fetchPage.mock.lastCall?.[0]).toContain('/dos/#abajo');
    expect(jump).toHaveBeenLastCalledWith({ top: 3_400, behavior: 'instant' });
  });

  it('that nobody has numbered is shown with its page', async () => {
    const { click, fetchPage } = seamless();
    click();
    await pass(0);
    await travel('/uno/#abajo', null);
    expect(fetchPage.mock.lastCall?.[0]).toContain('/uno/#abajo');
  });

  it('is the browser’s own affair before any page was changed', async () => {
    const jump = vi.spyOn(window, 'scrollTo').mockReturnValue();
    history.scrollRestoration = 'auto';
    const { fetchPage } = seamless();
    await travel('/uno/#abajo', null, 'pushState');
    expect(history.state).toBeNull();
    await travel('/uno/', { ondaPage: 7 });
    expect(fetchPage).not.toHaveBeenCalled();
    expect(jump).not.toHaveBeenCalled();
  });
});

it('shows the same page again without a step of the history', async () => {
  const { click, fetchPage } = seamless();
  fetchPage.mockImplementation(async (url) => ({ url, html: `${html('Dos')}<a href="/dos/">x</a>` }));
  const before = history.length;
  click();
  await pass(0);
  expect(history.length).toBe(before + 1);
  click();
  await pass(0);
  expect(fetchPage).toHaveBeenCalledTimes(2);
  expect(history.length).toBe(before + 1);
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

it('shows no page that comes after its element has left', async () => {
  const { click, host, open } = seamless();
  click();
  host.leave();
  await pass(0);
  expect([location.pathname, open.mock.calls]).toEqual(['/uno/', []]);
});

it('ends with its element', () => {
  const { click, host, fetchPage } = seamless();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click();
  host.leave();
  // Behind the listener of the element, which would have followed the link by then.
  const isTaken = vi.fn();
  const look = (event: Event) => {
    isTaken(event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  click();
  expect(isTaken).toHaveBeenCalledWith(false);
  expect(fetchPage).not.toHaveBeenCalled();
});

describe('two sounds of a page', () => {
  /** A bar for files, which no page prints. */
  function bar() {
    const element = document.createElement('episode-player');
    document.body.append(element);
    const lifetime = createLifetime();
    const state = { plays: false };
    const sound = { element, lifetime, plays: () => state.plays, stays: () => true };
    return { element, lifetime, state, sound };
  }

  it('share one router: the live one leads, and a silent bar goes along', async () => {
    const { click, host, fetchPage } = seamless();
    const { element, sound, lifetime } = bar();
    startSeamless(sound);
    expect(click()).toBe(true);
    await pass(0);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect([element.isConnected, host.element.isConnected]).toEqual([true, true]);
    lifetime.end();
  });

  it('go on with a bar that plays alone, also when the live player is gone', async () => {
    const { click, host, fetchPage } = seamless(false);
    const { element, sound, state, lifetime } = bar();
    startSeamless(sound);
    state.plays = true;
    expect(click()).toBe(true);
    await pass(0);
    expect([element.isConnected, host.element.isConnected]).toEqual([true, false]);
    host.leave();
    document.body.insertAdjacentHTML('beforeend', '<a href="/tres/">x</a>');
    expect(click()).toBe(true);
    await pass(0);
    expect([fetchPage.mock.calls.length, element.isConnected]).toEqual([2, true]);
    lifetime.end();
  });
});
