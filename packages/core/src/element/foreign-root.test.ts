import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_SPEC } from '../testing/empty-spec';
import { define } from './define';
import { defineBatch } from './define-batch';

const CONFIG = {
  base: 'data:text/css,',
  styles: { page: 'p.css', 'x-light': 'l.css', 'x-batch': 'b.css' },
};

define({ ...EMPTY_SPEC, tag: 'x-light', root: 'light' }, { setup: () => undefined });
define({ ...EMPTY_SPEC, tag: 'x-shadow', root: 'shadow' }, { setup: () => undefined });
defineBatch({ ...EMPTY_SPEC, tag: 'x-batch', root: 'light' }, { connected() {} });

afterEach(() => document.body.replaceChildren());

it.each([
  ['links the sheets of a light element', '<x-light></x-light>', ['p.css', 'l.css']],
  ['links the sheets of two once', '<x-batch></x-batch><x-batch></x-batch>', ['p.css', 'b.css']],
  ['links none for an element with a root of its own', '<x-shadow></x-shadow>', []],
  [
    'keeps what is linked',
    '<link rel="stylesheet" href="data:text/css,p.css"><x-light></x-light>',
    ['p.css', 'l.css'],
  ],
])('in a shadow root of the page: %s', async (_, html, files) => {
  document.body.innerHTML = `<div></div><script type="application/json" id="onda-config">${JSON.stringify(CONFIG)}</script>`;
  const root = document.body.firstElementChild?.attachShadow({ mode: 'open' });
  if (root) root.innerHTML = html;
  const linked = () => [...(root?.querySelectorAll('link') ?? [])].map((link) => link.getAttribute('href'));
  await vi.waitFor(() => expect(root?.querySelector('[data-ready]')).not.toBeNull());
  await vi.waitFor(() => expect(linked()).toEqual(files.map((file) => `data:text/css,${file}`)));
  expect(document.head.querySelectorAll('link')).toHaveLength(0);
});
