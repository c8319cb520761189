import { expect, it } from 'vitest';
import { madeRoot, printedRoot } from './shadow-root';

function element(html = ''): HTMLElement {
  const node = document.createElement('div');
  node.innerHTML = html;
  return node;
}

it('finds the root that the parser made', () => {
  const host = element();
  const root = host.attachShadow({ mode: 'open' });
  expect(printedRoot(host)).toBe(root);
});

it('moves the content of a template that stayed a child, and keeps the other children', () => {
  const host = element('<template shadowrootmode="open"><p>x</p></template><i>light</i>');
  expect(printedRoot(host)?.innerHTML).toBe('<p>x</p>');
  expect(host.innerHTML).toBe('<i>light</i>');
});

it('leaves other templates alone, and those of elements within', () => {
  const template = '<template shadowrootmode="open"></template>';
  for (const html of ['<template>x</template>', `<b>${template}</b>`]) {
    const host = element(html);
    expect(printedRoot(host)).toBeNull();
    expect(host.shadowRoot).toBeNull();
  }
});

it('fills a root of its own with the markup, again after the element came back', () => {
  const host = element('<i>light</i>');
  const root = madeRoot(host, '<p>one</p>');
  expect(madeRoot(host, '<p>two</p>')).toBe(root);
  expect(root.innerHTML).toBe('<p>two</p>');
  expect(host.innerHTML).toBe('<i>light</i>');
});
