import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import { type FakePlayer, fakePlayer, STREAM } from '../testing/fake-player';
import { leavePage, openPage } from '../testing/page';
import { popOut } from './pop-out';
import { sleepTimerOf } from './sleep-timer';

const players: FakePlayer[] = [];
beforeEach(() => {
  openPage('never');
  const config = document.querySelector('#onda-config') as HTMLElement;
  config.textContent = '{"base":"https://radio.test/build/","loader":"onda.js"}';
});
afterEach(() => {
  for (const { host } of players.splice(0)) host.leave();
  leavePage();
  sessionStorage.clear();
});

function playing() {
  const made = fakePlayer();
  players.push(made);
  made.host.element.setAttribute('radio-stream', STREAM);
  made.host.element.setAttribute('data-ready', '');
  const engine = startEngine(made.host, made.model);
  engine.player.setVolume(0.4);
  engine.player.play();
  return { ...made, ...engine };
}

it('opens a small window with the same player, and falls silent here', () => {
  const page = document.implementation.createHTMLDocument();
  const made = vi.spyOn(page, 'createElement');
  let known = '';
  const open = vi.fn(() => {
    known = sessionStorage.getItem('onda-listening') ?? '';
    return { document: page, focus: () => {}, addEventListener: () => {} };
  });
  vi.stubGlobal('open', open);
  const { host, player } = playing();
  sleepTimerOf(player).start(15);
  const sleepsAt = sleepTimerOf(player).store.getState().endsAt;
  expect(popOut(host, player)).toBe(true);
  expect(open).toHaveBeenCalledWith('', 'onda-player', 'popup,width=400,height=595');
  expect(JSON.parse(known)).toMatchObject({ source: STREAM, level: 0.4, sleepsAt });
  expect(sleepTimerOf(player).store.getState().endsAt).toBeUndefined();
  expect(sessionStorage.getItem('onda-listening')).toBeNull();
  expect(player.store.getState().sound.status).toBe('idle');
  expect([page.title, page.documentElement.lang]).toEqual(['Radio Uno', 'es']);
  expect(page.querySelector('#onda-config')?.textContent).toContain('radio.test/build');
  // Its scripts are of its own realm: a clone would be none to `instanceof` there.
  expect(made.mock.calls.filter(([name]) => name === 'script')).toHaveLength(2);
  expect(page.querySelector<HTMLScriptElement>('script[src]')?.src).toBe('https://radio.test/build/onda.js');
  expect(page.body.innerHTML).toBe(`<div radio-stream="${STREAM}"></div>`);
});

it('goes on here when the browser opens no window', () => {
  vi.stubGlobal('open', () => null);
  const { host, player } = playing();
  expect(popOut(host, player)).toBe(false);
  expect(player.store.getState().sound.status).toBe('connecting');
  expect(sessionStorage.getItem('onda-listening')).toBeNull();
});

it('fills the window again when it was reloaded, and not when it was closed', () => {
  vi.useFakeTimers();
  const gone = new EventTarget();
  const opened = Object.assign(gone, {
    document: document.implementation.createHTMLDocument(),
    focus: () => {},
    closed: false,
  });
  vi.stubGlobal('open', () => opened);
  const { host, player } = playing();
  host.element.setAttribute('sticky', 'true');
  host.element.setAttribute('start-minified', 'true');
  popOut(host, player);
  const isFilled = () => opened.document.querySelector('[radio-stream]') !== null;
  expect(opened.document.body.innerHTML).not.toMatch(/sticky|minified/);
  const leave = () => {
    opened.document = document.implementation.createHTMLDocument();
    gone.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(300);
  };
  leave();
  expect(isFilled()).toBe(true);
  // A busy machine takes longer than that.
  gone.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(900);
  opened.document = document.implementation.createHTMLDocument();
  expect(isFilled()).toBe(false);
  vi.advanceTimersByTime(300);
  expect(isFilled()).toBe(true);
  opened.closed = true;
  leave();
  expect(isFilled()).toBe(false);
  vi.useRealTimers();
});
