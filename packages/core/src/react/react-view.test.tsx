import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_SPEC } from '../testing/empty-spec';
import { fakeHost } from '../testing/fake-host';
import { hydratedView, type ViewProps } from './react-view';

const PRINTED = '<button part="play">0</button><p part="name">Uno</p>';

let isBroken = false;

function Counter({ model: { name } }: ViewProps<typeof EMPTY_SPEC, { name: string }>) {
  const [count, setCount] = useState(0);
  if (isBroken && count > 0) throw new Error('broken later');
  if (name === 'broken') throw new Error('broken at once');
  return (
    <>
      <button type="button" part="play" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <p part="name">{name}</p>
    </>
  );
}

const view = hydratedView('x-counter', Counter as never, '.former');
const mismatch = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.addEventListener('onda-not-hydrated', mismatch);
  isBroken = false;
});

afterEach(() => {
  document.removeEventListener('onda-not-hydrated', mismatch);
  mismatch.mockReset();
  document.body.replaceChildren();
});

function printed(html = `<link><x-counter-view>${PRINTED}</x-counter-view><slot></slot>`) {
  const host = fakeHost(EMPTY_SPEC, html);
  const fail = vi.fn();
  const show = (name = 'Uno') => act(() => view.show(host, { name }, fail));
  const shape = () => [...host.root.children].map(({ localName }) => localName).join();
  return { host, fail, show, shape };
}

it('goes on with the printed nodes', () => {
  const { host, show } = printed();
  const nodes = [host.part('play'), host.part('name')];
  show();
  act(() => host.part('play').click());
  expect([host.part('play'), host.part('name')]).toEqual(nodes);
  expect(host.part('play').textContent).toBe('1');
  expect(mismatch).not.toHaveBeenCalled();
  // r2wc would upgrade every printed inner element of the page, and replace the nodes in it.
  expect(customElements.get('x-counter-view')).toBeUndefined();
});

it('waits with a printed inner element until its view begins', () => {
  printed().show();
  const other = printed();
  expect(other.host.part('play').textContent).toBe('0');
  act(() => other.host.part('play').click());
  expect(other.host.part('play').textContent).toBe('0');
});

it('is added where nothing is printed, and is gone when the element leaves', () => {
  const { host, show, shape } = printed('<p>list</p>');
  show();
  expect(shape()).toBe('p,x-counter-view');
  act(() => host.leave());
  expect(shape()).toBe('p');
});

it('goes on with a shell that stands outside of an inner element, as older pages print it', () => {
  const { host, show, shape } = printed(`<link><div class="former">${PRINTED}</div><slot></slot>`);
  show();
  expect(shape()).toBe('link,x-counter-view,slot');
  expect(host.root.querySelectorAll('[part="play"]')).toHaveLength(1);
});

it('draws anew where others changed the nodes, keeps the focus, and says so', () => {
  const { host, show } = printed();
  host.part('name').innerHTML = '<font>One</font>';
  host.part('play').focus();
  show();
  expect(host.part('name').innerHTML).toBe('Uno');
  expect(host.root.activeElement).toBe(host.part('play'));
  expect(host.root.querySelectorAll('[part="name"]')).toHaveLength(1);
  expect(mismatch).toHaveBeenCalledTimes(1);
});

it('gives the printed nodes back when the element leaves', () => {
  const { host, show } = printed();
  show();
  act(() => host.part('play').click());
  act(() => host.leave());
  expect(host.part('play').textContent).toBe('0');
  expect(host.root.querySelector('[data-view]')).toBeNull();
});

it('throws what drawing throws, and leaves what is printed', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const { host, fail } = printed();
  expect(() => view.show(host, { name: 'broken' }, fail)).toThrow('broken at once');
  expect(host.part('name').textContent).toBe('Uno');
  expect(fail).not.toHaveBeenCalled();
});

it('tells once what is thrown later, gives the printed nodes back, and may come again', async () => {
  const { host, show, fail } = printed();
  show();
  isBroken = true;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  host.part('play').click();
  await vi.waitFor(() => expect(fail).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect(host.root.querySelector('[data-view]')).toBeNull());
  expect(host.part('play').textContent).toBe('0');
  isBroken = false;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  show();
  act(() => host.leave());
  expect(host.part('play').textContent).toBe('0');
  expect(fail).toHaveBeenCalledTimes(1);
});
