import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngine } from '../engine';
import { type FakePlayer, fakePlayer } from '../testing/fake-player';
import { leavePage, openPage } from '../testing/page';
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

function menu(lang: 'es' | 'en' = 'es') {
  const made = fakePlayer({}, lang);
  players.push(made);
  const engine = startEngine(made.host, made.model);
  engine.player.play();
  const { container } = render(<More host={made.host} engine={engine} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  return { ...made, ...engine, details, container };
}

const button = (name: string) => screen.getByRole('button', { name });
const texts = () =>
  [...document.querySelectorAll('legend, .more-menu button')].map((node) => node.textContent);

it.each([
  ['es', ['Apagar en', '15 min', '30 min', '60 min', 'Abrir en otra ventana']],
  ['en', ['Turn off in', '15 min', '30 min', '60 min', 'Open in its own window']],
] as const)('offers in %s: %j', (lang, offered) => {
  menu(lang);
  expect(texts()).toEqual(offered);
});

it('starts the sleep timer, shows what is left, and takes it back', () => {
  menu();
  fireEvent.click(button('30 min'));
  expect(button('30 min').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Se apaga en 30 min')).toBeTruthy();
  fireEvent.click(button('No apagar'));
  expect(screen.queryByText(/Se apaga/)).toBeNull();
  expect(button('30 min').getAttribute('aria-pressed')).toBe('false');
});

it('says when the browser opens no window', () => {
  vi.stubGlobal('open', () => null);
  menu();
  fireEvent.click(button('Abrir en otra ventana'));
  expect(screen.getByRole('status').textContent).toBe('El navegador no dejó abrir la ventana.');
});

it('closes on Escape, and focus goes back to what opened it', () => {
  const { details } = menu();
  button('15 min').focus();
  fireEvent.keyDown(button('15 min'), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(details.querySelector('summary'));
});

it('breaks no rule of axe', async () => {
  const { container } = menu();
  fireEvent.click(button('15 min'));
  vi.useRealTimers();
  expect((await axe.run(container)).violations).toEqual([]);
});
