import { EMPTY_SPEC } from '@onda/core/testing/empty-spec';
import { beforeEach, expect, it } from 'vitest';
import { defineBehavior } from './define-behavior';

const marker = {
  ...EMPTY_SPEC,
  tag: 'test-marker',
  root: 'light',
  attributes: {
    for: { type: 'string', default: '', description: '' },
    word: { type: 'string', default: 'hola', description: '' },
  },
} as const;

defineBehavior(marker, ({ target, options, lifetime }) => {
  if (options.word === 'boom') throw new Error('boom');
  if (options.word === 'late') return Promise.reject(new Error('late'));
  target.dataset.marked = options.word;
  lifetime.onEnd(() => delete target.dataset.marked);
});

const settled = () => new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done)));
/** Until the observer of the page was told. */
const told = () => new Promise((done) => requestAnimationFrame(done));
const marked = () => [...document.querySelectorAll<HTMLElement>('[data-marked]')];

beforeEach(async () => {
  document.body.replaceChildren();
  await told();
});

it('enhances its own content', async () => {
  document.body.innerHTML = '<test-marker><p>uno</p></test-marker>';
  await settled();
  expect(marked().map(({ localName }) => localName)).toEqual(['test-marker']);
  expect(document.querySelector('p')?.outerHTML).toBe('<p>uno</p>');
});

it.each<[string, (target: HTMLElement) => void]>([
  ['leaves', (target) => target.remove()],
  ['is named no longer', (target) => target.classList.remove('a')],
])('enhances what `for` names, also what comes later, and lets go of what %s', async (_, lose) => {
  document.body.innerHTML = '<i class="a"></i><test-marker for=".a" word="dos"></test-marker>';
  await settled();
  const [first] = marked();
  expect(first?.localName).toBe('i');
  document.body.insertAdjacentHTML('beforeend', '<b class="a"></b>');
  await told();
  expect(marked().map(({ localName }) => localName)).toEqual(['i', 'b']);
  if (first) lose(first);
  document.body.append(document.createElement('p'));
  await told();
  expect([first?.dataset.marked, marked().length]).toEqual([undefined, 1]);
});

it('ends with its element, and starts anew when an attribute changes', async () => {
  document.body.innerHTML = '<i></i><test-marker for="i"></test-marker>';
  await settled();
  const element = document.querySelector('test-marker');
  element?.setAttribute('word', 'tres');
  await told();
  expect(marked()[0]?.dataset.marked).toBe('tres');
  element?.remove();
  await settled();
  expect(marked()).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<i></i>');
  await told();
  expect(marked()).toEqual([]);
});

it('enhances nothing twice', async () => {
  document.body.innerHTML =
    '<i></i><test-marker for="i"></test-marker><test-marker for="i" word="otra"></test-marker>';
  await settled();
  expect(marked().map(({ dataset }) => dataset.marked)).toEqual(['hola']);
});

it('says that it failed, for a selector that is none and for an exception, and harms nobody', async () => {
  document.body.innerHTML =
    '<test-marker for="[["></test-marker><test-marker word="boom"></test-marker><test-marker word="late"></test-marker>' +
    '<test-marker></test-marker>';
  await settled();
  await settled();
  const markers = [...document.querySelectorAll<HTMLElement>('test-marker')];
  expect(markers.map(({ dataset }) => dataset.failed)).toEqual(['', '', '', undefined]);
  expect(markers.at(-1)?.dataset.marked).toBe('hola');
});
