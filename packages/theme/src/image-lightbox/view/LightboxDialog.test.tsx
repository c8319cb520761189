import { translator } from '@onda/core/i18n/messages';
import { settled } from '@onda/core/testing/fake-clock';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Item } from '../item';
import { imageLightboxMessages } from '../messages';
import { createLightbox } from '../store';
import { LightboxDialog } from './LightboxDialog';

const item = (number: number, more: Partial<Item> = {}): Item => ({
  opener: document.createElement('a'),
  kind: 'picture',
  address: `https://radio.test/${number}.jpg`,
  srcset: '',
  alt: `Foto ${number}`,
  caption: `Pie ${number}`,
  ...more,
});

/** The requests for what is no picture, in turn. */
let asked: { item: Item; signal: AbortSignal; came(node: Node | null): void; lost(): void }[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked = [];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(items: Item[], first = 0) {
  const closed = vi.fn();
  const lightbox = createLightbox(
    items,
    first,
    (item, signal) => new Promise((came, lost) => void asked.push({ item, signal, came, lost })),
  );
  const t = translator(imageLightboxMessages, 'es');
  const model = { t, items, lightbox, closed, sizes: { width: 630, height: 440, margin: 150 } };
  render(<LightboxDialog model={model} />);
  return { lightbox, closed };
}

const stage = () => document.querySelector('.stage');
const faults = async () => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id }) => id);
};
const reply = (run: () => void) =>
  act(async () => {
    run();
    await settled();
  });

it.each([
  ['loading', () => {}],
  ['a picture', () => fireEvent.load(screen.getByRole('img'))],
  ['a failure', () => fireEvent.error(screen.getByRole('img'))],
])('breaks no rule of axe with %s', async (_, act) => {
  show([item(1), item(2)]);
  act();
  expect(await faults()).toEqual([]);
});

it('has the focus on its close button, and its sizes for the sheet', () => {
  show([item(1)]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.getByRole('dialog').style.getPropertyValue('--onda-width')).toBe('630px');
});

it('is busy until the picture is there', () => {
  show([item(1)]);
  expect(stage()?.getAttribute('aria-busy')).toBe('true');
  fireEvent.load(screen.getByRole('img'));
  expect(stage()?.getAttribute('aria-busy')).toBe('false');
});

it('never shows a picture under the words of another', () => {
  const { lightbox } = show([item(1), item(2)]);
  const before = screen.getByRole('img');
  act(() => lightbox.go(1));
  expect(screen.getByRole('img')).not.toBe(before);
  expect(screen.getByText('Pie 2')).toBeTruthy();
});

it('shows what is no picture once it is there, and its failure in its place', async () => {
  const { lightbox } = show([item(1, { kind: 'other' }), item(2, { kind: 'other' })]);
  const part = document.createElement('div');
  part.textContent = 'Una parte';
  await reply(() => asked[0]?.came(part));
  expect(stage()?.textContent).toBe('Una partePie 1');
  act(() => lightbox.go(1));
  expect(stage()?.textContent).toBe('Pie 2');
  await reply(() => asked[1]?.lost());
  expect(screen.getByRole('alert').textContent).toBe('no se pudo cargar el contenidoAbrir en otra pestaña');
  act(() => lightbox.go(-1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'short'],
  ['https://youtu.be/dQw4w9WgXcQ', 'other'],
  ['https://radio.test/noticia/', 'other'],
])('marks the shape of %s: %s', (address, kind) => {
  show([item(1, { kind: 'other', address })]);
  expect(document.querySelector('figure')?.dataset.kind).toBe(kind);
});

it('drops the reply for what is no longer shown', async () => {
  const { lightbox } = show([item(1, { kind: 'other' }), item(2)]);
  act(() => lightbox.go(1));
  expect(asked[0]?.signal.aborted).toBe(true);
  await reply(() => asked[0]?.came(null));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('img', { name: 'Foto 2' })).toBeTruthy();
});

it('takes a source of each size where the picture names some', () => {
  show([item(1, { srcset: '/1-s.jpg 300w' })]);
  const { srcset, sizes } = screen.getByRole<HTMLImageElement>('img');
  expect([srcset, sizes]).toEqual(['/1-s.jpg 300w', '100vw']);
});

it('closes by its button, and says so', () => {
  const { closed } = show([item(1)]);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(closed).toHaveBeenCalledOnce();
});
