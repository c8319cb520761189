import { createLifetime } from '@onda/core/testing/endings';
import { settled } from '@onda/core/testing/fake-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { panelOfComments } from './behavior';

let lifetime = createLifetime();
let brought: HTMLElement[];
let isOffline: boolean;

const DEFAULTS = { for: '', toggle: '', openLabel: '', closeLabel: '', closedClass: '', open: false };

function start(html: string, options: Partial<typeof DEFAULTS> = {}): HTMLElement {
  document.body.innerHTML = html;
  const target = document.querySelector('#comments') as HTMLElement;
  const attendReplies = (panel: HTMLElement) => void brought.push(panel);
  panelOfComments({ target, options: { ...DEFAULTS, ...options }, lifetime }, async () => {
    if (isOffline) throw new Error('offline');
    return { enhanceReplies: attendReplies };
  });
  return target;
}

const PANEL = '<article><div id="comments"><p id="comment-7">Hola</p></div></article>';
const button = () => document.querySelector<HTMLElement>('[aria-expanded]');
const state = (panel: HTMLElement) => [
  button()?.textContent,
  button()?.getAttribute('aria-expanded'),
  panel.style.display,
];

beforeEach(() => {
  lifetime = createLifetime();
  brought = [];
  isOffline = false;
  document.documentElement.lang = 'es';
  history.replaceState(null, '', '/noticia/');
});
afterEach(() => lifetime.end());

it('opens and closes by a button in front of the comments, whose text says which', () => {
  const panel = start(PANEL);
  expect(panel.previousElementSibling?.firstChild).toBe(button());
  expect(button()?.getAttribute('aria-controls')).toBe('comments');
  expect(state(panel)).toEqual(['Ver los comentarios', 'false', 'none']);
  button()?.click();
  expect(state(panel)).toEqual(['Cerrar los comentarios', 'true', '']);
  button()?.click();
  expect(state(panel)).toEqual(['Ver los comentarios', 'false', 'none']);
});

it('closes by the theme’s own class where it has one', () => {
  const panel = start(PANEL, { closedClass: 'comments-hide' });
  const look = () => [panel.className, panel.style.display];
  expect(look()).toEqual(['comments-hide', '']);
  button()?.click();
  expect(look()).toEqual(['', '']);
});

it('uses the printed button of its article and its text, and gives it back', () => {
  const html = `<button class="t">Otro</button><article><a class="t" href="#comments">3 comentarios</a><div id="comments">Hola</div></article>`;
  const panel = start(html, { toggle: '.t', closeLabel: 'Plegar' });
  const link = document.querySelector('a');
  expect(button()).toBe(link);
  link?.click();
  expect(state(panel)).toEqual(['Plegar', 'true', '']);
  link?.click();
  expect(link?.textContent).toBe('3 comentarios');
  lifetime.end();
  expect(document.body.innerHTML.replace(' style=""', '')).toBe(html);
});

it('leaves the sign beside the words of a printed button', () => {
  const html =
    '<article><button class="t"><svg></svg><b>Comentarios</b></button><div id="comments">Hola</div></article>';
  start(html, { toggle: '.t', closeLabel: 'Plegar' });
  button()?.click();
  expect(button()?.innerHTML).toBe('<svg></svg><b>Plegar</b>');
  lifetime.end();
  expect(document.body.innerHTML.replace(' style=""', '')).toBe(html);
});

it('takes the texts of the page author, and English on an English page', () => {
  const panel = start(PANEL, { openLabel: 'Abrir', closeLabel: 'Cerrar' });
  expect(button()?.textContent).toBe('Abrir');
  lifetime.end();
  lifetime = createLifetime();
  document.documentElement.lang = 'en';
  expect(state(start(PANEL)).slice(0, 2)).toEqual(['Show comments', 'false']);
  button()?.click();
  expect(button()?.textContent).toBe('Close comments');
  expect(panel.isConnected).toBe(false);
});

it.each([
  ['says so', '/noticia/', { open: true }],
  ['has an address within them', '/noticia/#comment-7', {}],
  ['was made for a reply', '/noticia/?replytocom=7', {}],
])('is open at first where the page %s', (_, address, options) => {
  history.replaceState(null, '', address);
  expect(state(start(PANEL, options))[1]).toBe('true');
});

it('opens when an address within the comments is followed, and bears one that is none', () => {
  const panel = start(PANEL);
  history.replaceState(null, '', '/noticia/#%');
  dispatchEvent(new Event('hashchange'));
  expect(state(panel)[1]).toBe('false');
  history.replaceState(null, '', '/noticia/#comment-7');
  dispatchEvent(new Event('hashchange'));
  expect(state(panel)[1]).toBe('true');
});

it('makes its own button where the named one lies within the comments', () => {
  const panel = start('<div id="comments"><button class="t">x</button></div>', { toggle: '.t' });
  expect(button()?.className).toContain('onda-comments-toggle');
  expect(panel.contains(button())).toBe(false);
});

it('brings what answers once, when the comments are opened or touched', async () => {
  const panel = start(PANEL);
  await Promise.resolve();
  expect(brought).toEqual([]);
  panel.dispatchEvent(new Event('pointerover'));
  button()?.click();
  panel.dispatchEvent(new Event('focusin'));
  await vi.waitFor(() => expect(brought).toEqual([panel]));
});

it('brings nothing to comments that have left meanwhile', async () => {
  start(PANEL, { open: true });
  lifetime.end();
  await settled();
  expect(brought).toEqual([]);
});

it('brings it at the next touch where it could not be had', async () => {
  isOffline = true;
  const panel = start(PANEL);
  button()?.click();
  await vi.waitFor(() => expect(brought).toEqual([]));
  isOffline = false;
  await vi.waitFor(() => {
    panel.dispatchEvent(new Event('pointerover'));
    expect(brought).toEqual([panel]);
  });
});

it('leaves no trace, and does not follow addresses any more', () => {
  const panel = start(PANEL);
  lifetime.end();
  history.replaceState(null, '', '/noticia/#comment-7');
  dispatchEvent(new Event('hashchange'));
  expect(panel.style.display).toBe('');
  expect(panel.previousSibling).toBeNull();
});
