import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import { type FakePlayer, fakePlayer } from '../testing/fake-player';
import { leavePage, openPage, pass } from '../testing/page';
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

const VIEW =
  '<i data-view></i><div class="more"><summary tabindex="0"></summary></div><button part="history"></button><button part="bio"></button>';

/** A player whose view comes when `come` is called, as `drawn`, and the buttons of the view that were pressed. */
function late(drawn = VIEW) {
  const made = plain();
  const { root, host, model, button } = made;
  document.body.append(root.host);
  const pressed: (string | null)[] = [];
  root.addEventListener('click', ({ target }) => pressed.push((target as Element).getAttribute('part')));
  const draw = () => {
    const refocus = model.leavePlainTools?.();
    root.innerHTML = drawn;
    refocus?.();
  };
  let settle: (() => void) | undefined;
  host.wantView = () => new Promise((resolve) => (settle = resolve));
  const press = async (...selectors: string[]) => {
    for (const selector of selectors) button(selector)?.click();
    await vi.waitFor(() => expect(settle).toBeDefined());
    pressed.length = 0;
  };
  const come = async () => {
    draw();
    settle?.();
    await pass(0);
  };
  return { ...made, press, come, draw, pressed };
}

it.each([
  ['[part="history"]', 'history'],
  ['.more summary', null],
])(
  'a press on %s brings the view and presses its button, without a jump of the page',
  async (selector, part) => {
    const { press, come, pressed, root, button } = late();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await press(selector);
    await come();
    expect([pressed, root.activeElement]).toEqual([[part], button(selector)]);
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
    focus.mockRestore();
  },
);

it.each([['[part="history"]'], ['.more summary']])(
  'keeps the focus on %s when the view comes for another reason',
  (selector) => {
    const { root, button, draw, pressed } = late();
    button(selector)?.focus();
    draw();
    expect([root.activeElement, pressed]).toEqual([button(selector), []]);
  },
);

it('presses the button that was pressed last, once, and is busy until then', async () => {
  const { press, come, pressed, button } = late();
  await press('[part="history"]', '[part="history"]', '[part="bio"]');
  expect([button('.tools')?.ariaBusy, button('.more')?.ariaBusy]).toEqual(['true', 'true']);
  await come();
  expect(pressed).toEqual(['bio']);
});

it.each<[string, (player: ReturnType<typeof late>) => void, drawn?: string]>([
  [
    'writes elsewhere',
    () => {
      document.body.insertAdjacentHTML('beforeend', '<input>');
      document.body.querySelector('input')?.focus();
    },
  ],
  ['has made the player small, which has no panels', () => {}, VIEW.replace(/<button.*/, '')],
  ['has left the page', ({ host }) => host.leave()],
])('forgets the press of a visitor who %s', async (_, goOn, drawn) => {
  const made = late(drawn);
  await made.press('[part="history"]');
  goOn(made);
  const { activeElement } = document;
  await made.come();
  made.root.innerHTML = VIEW;
  await pass(0);
  expect([made.pressed, document.activeElement]).toEqual([[], activeElement]);
  document.body.replaceChildren();
});

it('has its buttons again where the view breaks while it draws, and says so until the next press', async () => {
  const { root, host, model, button, names } = plain();
  const want = vi.fn(async () => void model.leavePlainTools?.());
  host.wantView = want;
  button('[part="bio"]')?.click();
  await vi.waitFor(() => expect(root.querySelectorAll('.face > [role="alert"]')).toHaveLength(1));
  expect([names().length, root.querySelectorAll('.more').length]).toEqual([4, 1]);
  button('[part="bio"]')?.click();
  expect(root.querySelector('[role="alert"]')).toBeNull();
  await vi.waitFor(() => expect(want).toHaveBeenCalledTimes(2));
});

it('says no more that the view did not come once the network is back', async () => {
  const { root, host, button } = plain();
  host.wantView = vi.fn().mockRejectedValue(new Error('offline'));
  button('[part="bio"]')?.click();
  await vi.waitFor(() => expect(root.querySelector('[role="alert"]')).not.toBeNull());
  window.dispatchEvent(new Event('online'));
  expect(root.querySelector('[role="alert"]')).toBeNull();
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
