import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import { type FakePlayer, fakePlayer } from '../testing/fake-player';
import { leavePage, openPage } from '../testing/page';
import { showPlainTools } from './plain-tools';

const players: FakePlayer[] = [];

beforeEach(() => {
  openPage('never');
});

afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  vi.unstubAllGlobals();
  leavePage();
});

/** A player with its engine, whose view did not come. */
function plain(written: Parameters<typeof fakePlayer>[0] = {}) {
  const made = fakePlayer(written);
  players.push(made);
  for (const name of ['show-bio-but', 'show-lyrics-but']) made.host.element.setAttribute(name, '');
  const { player } = startEngine(made.host, made.model);
  showPlainTools(made.host, made.model, player);
  const { root } = made.host;
  const names = () =>
    [...root.querySelectorAll('.tools button')].map((button) => button.getAttribute('part'));
  const button = (selector: string) => root.querySelector<HTMLElement>(selector);
  return { ...made, player, root, names, button };
}

it('draws the buttons of the menu and of the panels that the page wants', () => {
  const { names, button, host, model } = plain();
  const nodes = () => button('.face')?.childNodes.length;
  const drawn = nodes() ?? 0;
  expect(names()).toEqual(['history', 'bio', 'lyrics', 'share']);
  expect(button('[part="history"]')?.getAttribute('aria-label')).toBe('Historial');
  expect(button('.more summary')?.getAttribute('aria-label')).toBe('Más opciones');
  expect(host.wanted()).toBe(0);
  model.leavePlainTools?.();
  expect([names(), button('.more'), button('.tools')]).toEqual([[], null, null]);
  // The line end of the template would be a node that React does not know.
  expect([drawn - 1, button('.face')?.lastChild?.nodeType]).toEqual([nodes(), Node.ELEMENT_NODE]);
});

it('draws none where only the play button is shown, none after the view, and no panel in a small bar', () => {
  expect(plain({ showOnlyPlayButton: true }).button('.tools')).toBeNull();
  const { player, names, button, host } = plain({ sticky: true });
  player.minimize(true);
  expect([names(), button('.tools')?.hidden]).toEqual([[], true]);
  player.minimize(false);
  expect(names()).toHaveLength(4);
  host.leave();
  expect([names(), button('.more')]).toEqual([[], null]);
});

it.each(['[part="history"]', '.more summary'])(
  'a press on %s brings the view and presses its button',
  async (selector) => {
    const { root, button, host, model } = plain();
    const pressed = vi.fn();
    host.wantView = async () => {
      model.leavePlainTools?.();
      const [tag = '', part = ''] = selector.startsWith('.') ? ['summary'] : ['button', 'history'];
      const made = document.createElement(tag);
      made.setAttribute('part', part);
      made.addEventListener('click', pressed);
      const place = document.createElement('div');
      place.className = 'more';
      place.append(made);
      queueMicrotask(() => root.append(place));
    };
    button(selector)?.click();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  },
);

it.each([['[part="history"]'], ['.more summary']])(
  'keeps the focus on %s when the view comes for another reason',
  async (selector) => {
    const { root, button, model } = plain();
    document.body.append(root.host);
    button(selector)?.focus();
    model.leavePlainTools?.();
    root.innerHTML =
      '<div class="more"><summary tabindex="0"></summary></div><button part="history"></button>';
    await vi.waitFor(() => expect(root.activeElement).toBe(button(selector)));
  },
);

it('presses the button that was pressed last, once, and is busy until then', async () => {
  const { root, button, host, model } = plain();
  const pressed: (string | null)[] = [];
  let come: (() => void) | undefined;
  host.wantView = () => new Promise<void>((resolve) => (come = resolve));
  const busy = () => [button('.tools')?.ariaBusy, button('.more')?.ariaBusy];
  for (const name of ['history', 'history', 'bio']) button(`[part="${name}"]`)?.click();
  await vi.waitFor(() => expect(come).toBeDefined());
  expect(busy()).toEqual(['true', 'true']);
  model.leavePlainTools?.();
  root.innerHTML = '<button part="history"></button><button part="bio"></button>';
  root.addEventListener('click', ({ target }) => pressed.push((target as Element).getAttribute('part')));
  come?.();
  await vi.waitFor(() => expect(pressed).toEqual(['bio']));
});

it.each<[string, (player: FakePlayer, see: () => void) => void]>([
  ['the player is there', ({ host }) => host.leave()],
  [
    'it is missing',
    ({ host: { root } }, see) => {
      const drawn = document.createElement('button');
      drawn.setAttribute('part', 'history');
      root.append(drawn);
      see();
    },
  ],
])('waits for the button of the view no longer than %s', async (_, end) => {
  const made = plain();
  const { root, button, host } = made;
  const watched = new Set<() => void>();
  class Observer {
    constructor(readonly see: () => void) {}
    observe = () => void watched.add(this.see);
    disconnect = () => void watched.delete(this.see);
  }
  vi.stubGlobal('MutationObserver', Observer);
  host.wantView = async () => root.querySelector('[part="history"]')?.remove();
  button('[part="history"]')?.click();
  await vi.waitFor(() => expect(watched.size).toBe(1));
  for (const see of watched) end(made, see);
  expect(watched.size).toBe(0);
});

it('says that the view did not come, and tries again at the next press', async () => {
  const { root, button, host } = plain();
  const want = vi.fn().mockRejectedValue(new Error('offline'));
  host.wantView = want;
  button('[part="bio"]')?.click();
  const failure = () => root.querySelector('[role="alert"]')?.textContent;
  await vi.waitFor(() => expect(failure()).toContain('no se pudo cargar'));
  button('[part="bio"]')?.click();
  expect(failure()).toBeUndefined();
  await vi.waitFor(() => expect(want).toHaveBeenCalledTimes(2));
});
