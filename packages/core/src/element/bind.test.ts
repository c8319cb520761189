import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { bind } from './bind';
import type { PartState } from './host';

function bound(html: string, initial: PartState) {
  const place = document.createElement('div');
  place.innerHTML = html;
  const store = createStore<{ shown: PartState }>(() => ({ shown: initial }));
  const undo = bind(
    () => place.children,
    store,
    ({ shown }) => shown,
  );
  return { place, undo, show: (shown: PartState) => store.setState({ shown }) };
}

it('paints every node at once and after each change, until it is undone', () => {
  const { place, show, undo } = bound('<p></p><p></p>', { text: 'uno' });
  expect(place.textContent).toBe('unouno');
  show({ text: 'dos' });
  expect(place.textContent).toBe('dosdos');
  undo();
  show({ text: 'tres' });
  expect(place.textContent).toBe('dosdos');
});

it('writes attributes, takes those that are null away, and writes an empty one', () => {
  const { place, show } = bound('<p title="x"></p>', { 'aria-label': 'Play', title: null, 'data-on': '' });
  expect(place.innerHTML).toBe('<p aria-label="Play" data-on=""></p>');
  show({ 'aria-label': undefined, 'data-on': 3 });
  expect(place.innerHTML).toBe('<p data-on="3"></p>');
});

it('writes what a visitor changes as properties, since the attribute is only where they began', () => {
  const { place, show } = bound('<input>', { value: '0.5', disabled: true });
  const [input] = place.children as unknown as HTMLInputElement[];
  expect([input?.value, input?.disabled]).toEqual(['0.5', true]);
  show({ value: '0.7', disabled: false });
  expect([input?.value, input?.disabled]).toEqual(['0.7', false]);
});

it('writes custom properties, which a strict style policy allows', () => {
  const { place } = bound('<p></p>', { '--level': '0.5' });
  expect((place.firstElementChild as HTMLElement).style.getPropertyValue('--level')).toBe('0.5');
});

it('shows text as text', () => {
  const { place } = bound('<p></p>', { text: '<img src=x onerror=alert(1)>' });
  expect(place.querySelector('img')).toBeNull();
});

it('touches nothing that is as it should be, so no selection is lost and no screen reader wakes', () => {
  const { place, show } = bound('<p title="x">uno</p>', { text: 'uno', title: 'x' });
  const node = place.firstElementChild as HTMLElement;
  const text = node.firstChild;
  const set = vi.spyOn(node, 'setAttribute');
  show({ text: 'uno', title: 'x' });
  expect(node.firstChild).toBe(text);
  expect(set).not.toHaveBeenCalled();
});

it('writes into the text that stands there, for a new node is news to every observer of the page', () => {
  const { place, show } = bound('<p>uno</p>', { text: 'uno' });
  const text = place.firstElementChild?.firstChild;
  show({ text: 'dos' });
  expect([place.textContent, place.firstElementChild?.firstChild === text]).toEqual(['dos', true]);
});
