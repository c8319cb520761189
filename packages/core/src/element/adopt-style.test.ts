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

it('brings the sheet of a light element to the page, or to the tree in which it stands', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const undo = adoptStyle(element, 's { color: red }');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  undo();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
