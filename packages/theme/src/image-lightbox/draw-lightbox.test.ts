import { translator } from '@onda/core/i18n/messages';
import { settled } from '@onda/core/testing/fake-clock';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawLightbox } from './draw-lightbox';
import type { Item } from './item';
import { imageLightboxMessages } from './messages';
import { createLightbox } from './store';

const item = (number: number, more: Partial<Item> = {}): Item => ({
  opener: document.createElement('a'),
  kind: 'picture',
  address: `https://radio.test/${number}.jpg`,
  srcset: '',
  alt: `Foto ${number}`,
  caption: `Pie ${number}`,
  ...more,
});

let forget = () => {};
/** The requests for what is no picture, in turn. */
let asked: { item: Item; signal: AbortSignal; came(node: Node | null): void; lost(): void }[];

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  forget();
  document.body.replaceChildren();
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
  const { dialog, draw } = drawLightbox(model);
  forget = lightbox.store.subscribe(draw);
  document.body.append(dialog);
  dialog.showModal();
  return { lightbox, closed, dialog };
}

const find = <E extends Element>(selector: string) => document.querySelector<E>(`dialog ${selector}`) as E;
const stage = () => find('.stage');
const image = () => find<HTMLImageElement>('img');
const tell = (type: string) => image().dispatchEvent(new Event(type));
const faults = async () => {
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id }) => id);
};
const reply = async (run: () => void) => {
  run();
  await settled();
};

it.each([
  ['loading', () => {}],
  ['a picture', () => tell('load')],
  ['a failure', () => tell('error')],
])('breaks no rule of axe with %s', async (_, happen) => {
  show([item(1), item(2)]);
  happen();
  expect(await faults()).toEqual([]);
});

it('has its sizes for the sheet', () => {
  expect(show([item(1)]).dialog.style.getPropertyValue('--onda-width')).toBe('630px');
});

it('is busy until the picture is there', () => {
  show([item(1)]);
  expect(stage()?.getAttribute('aria-busy')).toBe('true');
  tell('load');
  expect(stage()?.getAttribute('aria-busy')).toBe('false');
});

it('never shows a picture under the words of another', () => {
  const { lightbox } = show([item(1), item(2)]);
  const before = image();
  lightbox.go(1);
  expect(image()).not.toBe(before);
  expect(find('figcaption').textContent).toBe('Pie 2');
});

it('shows what is no picture once it is there, and its failure in its place', async () => {
  const { lightbox } = show([item(1, { kind: 'other' }), item(2, { kind: 'other' })]);
  const part = document.createElement('div');
  part.textContent = 'Una parte';
  await reply(() => asked[0]?.came(part));
  expect(stage()?.textContent).toBe('Una partePie 1');
  lightbox.go(1);
  expect(stage()?.textContent).toBe('Pie 2');
  await reply(() => asked[1]?.lost());
  expect(find('[role="alert"]').textContent).toBe('no se pudo cargar el contenidoAbrir en otra pestaña');
  lightbox.go(-1);
  expect(find('[role="alert"]')).toBeNull();
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
  lightbox.go(1);
  expect(asked[0]?.signal.aborted).toBe(true);
  await reply(() => asked[0]?.came(null));
  expect(find('[role="alert"]')).toBeNull();
  expect(image().alt).toBe('Foto 2');
});

it('takes a source of each size where the picture names some', () => {
  show([item(1, { srcset: '/1-s.jpg 300w' })]);
  const { srcset, sizes } = image();
  expect([srcset, sizes]).toEqual(['/1-s.jpg 300w', '100vw']);
});

it('closes by its button, and says so', () => {
  const { closed } = show([item(1)]);
  find<HTMLElement>('[data-action="close"]').click();
  expect(closed).toHaveBeenCalledOnce();
});
