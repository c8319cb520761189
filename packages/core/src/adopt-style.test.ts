import { expect, it } from 'vitest';
import { adoptStyle } from './adopt-style';

const newRoot = () => document.createElement('div').attachShadow({ mode: 'open' });

it('adds a sheet once, and shares it between roots', () => {
  const [first, second] = [newRoot(), newRoot()];
  adoptStyle(first, 'p { color: red }');
  adoptStyle(first, 'p { color: red }');
  adoptStyle(second, 'p { color: red }');
  expect(first.adoptedStyleSheets).toHaveLength(1);
  expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0]);
});

it('takes off what it brought, and nothing else', () => {
  const root = newRoot();
  adoptStyle(root, 'i { color: red }');
  const undo = adoptStyle(root, 'u { color: red }');
  undo();
  expect(root.adoptedStyleSheets).toHaveLength(1);
});

it('keeps what other parts brought', () => {
  const root = newRoot();
  adoptStyle(root, 'a { color: red }');
  adoptStyle(root, 'b { color: red }');
  expect(root.adoptedStyleSheets).toHaveLength(2);
});

it('reaches the document for an element of the page’s own tree, and nothing for one that stands nowhere', () => {
  const element = document.createElement('p');
  adoptStyle(element, 'i { color: red }');
  expect(document.adoptedStyleSheets).toHaveLength(0);
  document.body.append(element);
  adoptStyle(element, 'i { color: red }');
  expect(document.adoptedStyleSheets).toHaveLength(1);
});
