import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEngine } from '../../engine';
import { type FakePlayer, fakePlayer } from '../../testing/fake-player';
import { leavePage, openPage, pass } from '../../testing/page';
import type { PlayerAttributes } from '../../texts';
import { More } from './More';

const players: FakePlayer[] = [];
beforeEach(() => {
  openPage('never');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  cleanup();
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
});

async function menu(lang: 'es' | 'en' = 'es', written: Partial<PlayerAttributes> = {}) {
  const made = fakePlayer(written, lang);
  players.push(made);
  const engine = startEngine(made.host, made.model);
  engine.player.play();
  const { container } = render(<More host={made.host} model={made.model} engine={engine} />);
  const details = await openMenu(container);
  return { ...made, ...engine, details, container };
}

async function openMenu(container: Element, isOpen = true) {
  const details = container.querySelector('details') as HTMLDetailsElement;
  await act(() => {
    details.open = isOpen;
    return pass(0);
  });
  return details;
}

const button = (name: string) => screen.getByRole('button', { name });
const texts = () =>
  [...document.querySelectorAll('legend, .more-menu button')].map((node) => node.textContent);

it.each([
  ['es', ['Apagar en', '15 min', '30 min', '60 min', 'Abrir en otra ventana']],
  ['en', ['Turn off in', '15 min', '30 min', '60 min', 'Open in its own window']],
] as const)('offers in %s: %j', async (lang, offered) => {
  await menu(lang);
  expect(texts()).toEqual(offered);
});

it('starts the sleep timer, shows what is left, and takes it back', async () => {
  await menu();
  fireEvent.click(button('30 min'));
  expect(button('30 min').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Se apaga en 30 min')).toBeTruthy();
  fireEvent.click(button('No apagar'));
  expect(screen.queryByText(/Se apaga/)).toBeNull();
  expect(button('30 min').getAttribute('aria-pressed')).toBe('false');
});

it('shows what is left of the sleep timer that the page before began, and takes it back', async () => {
  const { player } = await menu();
  // Imported as the menu is: another test begins the modules anew.
  const { sleepTimerOf } = await import('../../extras/sleep-timer');
  act(() => sleepTimerOf(player).startUntil(Date.now() + 7 * 60_000));
  expect(screen.getByText('Se apaga en 7 min')).toBeTruthy();
  fireEvent.click(button('No apagar'));
  expect(screen.queryByText(/Se apaga/)).toBeNull();
  expect(sleepTimerOf(player).store.getState().endsAt).toBeUndefined();
});

describe('qualities', () => {
  const LOW = 'https://radio.test/low.mp3';
  const mirrors = `Baja ${LOW} https://mirror.test/live.mp3`;

  it('are offered where the page names them, the stream first', async () => {
    await menu('es', { mirrors });
    expect(texts().slice(0, 3)).toEqual(['Calidad', 'Normal', 'Baja']);
    expect(button('Normal').getAttribute('aria-pressed')).toBe('true');
  });

  it('are not offered where the mirrors have no names', async () => {
    await menu('es', { mirrors: 'https://mirror.test/live.mp3' });
    expect(texts()[0]).toBe('Apagar en');
  });

  it('change what sounds, at once, and for the next visit', async () => {
    const { audio } = await menu('es', { mirrors });
    fireEvent.click(button('Baja'));
    expect(audio.calls.filter((call) => call.startsWith('src=')).at(-1)).toBe(`src=${LOW}`);
    expect(button('Baja').getAttribute('aria-pressed')).toBe('true');
    expect(localStorage.getItem('onda-quality')).toBe('"Baja"');
  });

  it('break no rule of axe', async () => {
    const { container } = await menu('es', { mirrors });
    vi.useRealTimers();
    expect((await axe.run(container)).violations).toEqual([]);
  });
});

describe('other devices', () => {
  /** A browser with Remote Playback, as its devices come and go. */
  async function withRemote(prompt = async () => {}) {
    let tell: (isOffered: boolean) => void = () => {};
    const remote = {
      watchAvailability: async (run: typeof tell) => {
        tell = run;
        return 1;
      },
      cancelWatchAvailability: vi.fn(async () => {}),
      prompt: vi.fn(prompt),
    };
    const made = fakePlayer();
    Object.assign(made.audio.element, { remote });
    players.push(made);
    const engine = startEngine(made.host, made.model);
    const { container, unmount } = render(<More host={made.host} model={made.model} engine={engine} />);
    await openMenu(container);
    return { remote, unmount, offer: (isOffered: boolean) => act(() => tell(isOffered)) };
  }
  const NAME = 'Escuchar en otro aparato';

  it('have a button only while there is one', async () => {
    const { offer } = await withRemote();
    expect(screen.queryByText(NAME)).toBeNull();
    offer(true);
    expect(button(NAME)).toBeTruthy();
    offer(false);
    expect(screen.queryByText(NAME)).toBeNull();
  });

  it('are chosen in the browser’s own way, inside the click', async () => {
    const { offer, remote } = await withRemote();
    offer(true);
    fireEvent.click(button(NAME));
    await act(() => pass(0));
    expect(remote.prompt).toHaveBeenCalledTimes(1);
  });

  it('are said to be missing when none is found', async () => {
    const { offer } = await withRemote(() => Promise.reject(new DOMException('', 'NotFoundError')));
    offer(true);
    fireEvent.click(button(NAME));
    await act(() => pass(0));
    expect(screen.getByText('No se encontró ningún aparato.')).toBeTruthy();
  });

  it('are no longer looked for when the menu goes', async () => {
    const { remote, unmount } = await withRemote();
    await act(() => pass(0));
    unmount();
    expect(remote.cancelWatchAvailability).toHaveBeenCalledWith(1);
  });
});

it('says when the browser opens no window', async () => {
  vi.stubGlobal('open', () => null);
  await menu();
  fireEvent.click(button('Abrir en otra ventana'));
  expect(screen.getByRole('status').textContent).toBe('El navegador no dejó abrir la ventana.');
});

it('comes when it is opened for the first time, and stays', async () => {
  const { details } = await menu();
  fireEvent.click(button('30 min'));
  await openMenu(document.body, false);
  await openMenu(document.body);
  expect(details.isConnected).toBe(true);
  expect(button('30 min').getAttribute('aria-pressed')).toBe('true');
});

it('says so when it does not come, and is asked for again', async () => {
  vi.resetModules();
  vi.doMock('./Menu', () => Promise.reject(new Error('offline')));
  const { More: Anew } = await import('./More');
  const made = fakePlayer();
  players.push(made);
  const engine = startEngine(made.host, made.model);
  const { container } = render(<Anew host={made.host} model={made.model} engine={engine} />);
  expect(texts()).toEqual([]);
  await openMenu(container);
  expect(screen.getByRole('alert').textContent).toBe('Esta parte no se pudo cargar. Vuelve a intentarlo.');
  vi.doUnmock('./Menu');
  await openMenu(container, false);
  await openMenu(container);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(texts()).toContain('15 min');
});

it('closes on Escape, and focus goes back to what opened it', async () => {
  const { details } = await menu();
  button('15 min').focus();
  fireEvent.keyDown(button('15 min'), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(details.querySelector('summary'));
});

it('leaves Escape to the page while it is closed', async () => {
  const { details, container } = await menu();
  details.open = false;
  const heard = vi.fn();
  container.addEventListener('keydown', heard);
  const elsewhere = container.appendChild(document.createElement('button'));
  elsewhere.focus();
  fireEvent.keyDown(details.querySelector('summary') as Element, { key: 'Escape' });
  expect([heard.mock.calls.length, document.activeElement]).toEqual([1, elsewhere]);
});

it('breaks no rule of axe', async () => {
  const { container } = await menu();
  fireEvent.click(button('15 min'));
  vi.useRealTimers();
  expect((await axe.run(container)).violations).toEqual([]);
});
