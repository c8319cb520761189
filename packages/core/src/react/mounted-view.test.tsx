import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_SPEC } from '../testing/empty-spec';
import { fakeHost } from '../testing/fake-host';
import { mountElement, mountedView } from './mounted-view';
import type { ViewProps } from './react-view';

interface Model {
  name: string;
  isOn?: boolean;
}

let drawn: Model[] = [];
let places: boolean[] = [];
let isBroken = false;

function Counter({ host, model }: ViewProps<typeof EMPTY_SPEC, Model>) {
  const [count, setCount] = useState(0);
  drawn.push(model);
  if (isBroken && count > 0) throw new Error('broken later');
  if (model.name === 'broken') throw new Error('broken at once');
  return (
    <button
      ref={(node) => void (node && places.push(host.root.contains(node)))}
      type="button"
      part="count"
      onClick={() => setCount(count + 1)}
    >
      {count}
    </button>
  );
}

const Leaving = ({ left }: { left(): void }) => <i ref={() => left} />;

const view = mountedView('x-mounted', Counter as never);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  drawn = [];
  places = [];
  isBroken = false;
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function mounted(model: Model = { name: 'Uno' }, html = '<p>list</p>') {
  const host = fakeHost(EMPTY_SPEC, html);
  const fail = vi.fn();
  const show = () => act(() => view.show(host, model, fail));
  const shape = () => [...host.root.children].map(({ localName }) => localName).join();
  return { host, fail, show, shape };
}

const settle = () => act(async () => {});

it('stands in the root, made by r2wc, and is gone when the element leaves', async () => {
  const { host, show, shape } = mounted();
  show();
  expect(shape()).toBe('p,x-mounted-view');
  expect(Object.getOwnPropertySymbols(host.root.lastElementChild).map(String).join()).toContain('r2wc');
  const button = host.part('count');
  act(() => host.leave());
  await settle();
  expect([shape(), button.isConnected]).toEqual(['p', false]);
});

it('is empty in a copy of the page that a script kept', async () => {
  const { host, show } = mounted();
  show();
  const copy = host.root.lastElementChild?.cloneNode(true) as Element;
  await act(async () => document.body.append(copy));
  expect([copy.innerHTML, host.part('count').textContent]).toEqual(['', '0']);
});

it('has its properties, bare booleans too, before it draws for the first time', () => {
  const model = { name: 'Uno', isOn: true };
  mounted(model).show();
  expect(drawn).toEqual([model]);
});

it('draws once, in the page and not before', () => {
  mounted().show();
  expect([drawn.length, places]).toEqual([1, [true]]);
});

it('shows nothing of its properties as attributes', () => {
  const { host, show } = mounted();
  show();
  expect(host.root.lastElementChild?.getAttributeNames()).toEqual(['data-view', 'style']);
});

it('keeps its nodes and its state when it is moved', async () => {
  const { host, show } = mounted();
  show();
  act(() => host.part('count').click());
  const button = host.part('count');
  const other = document.createElement('div');
  document.body.append(other);
  other.append(host.element);
  await settle();
  expect(host.part('count')).toBe(button);
  expect(button.textContent).toBe('1');
});

it('is mounted no longer once it is away', async () => {
  const left = vi.fn();
  const put = (inner: HTMLElement) => document.body.append(inner);
  let undo = () => {};
  act(() => {
    undo = mountElement('x-leaving-view', Leaving, { left }, put, vi.fn());
  });
  act(undo);
  await settle();
  expect([left.mock.calls.length, document.body.innerHTML]).toEqual([1, '']);
});

it('throws what drawing throws, and leaves nothing', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { show, shape, fail } = mounted({ name: 'broken' });
  expect(show).toThrow('broken at once');
  expect([shape(), fail.mock.calls]).toEqual(['p', []]);
});

it('tells once what is thrown later, and leaves nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { host, show, shape, fail } = mounted();
  show();
  isBroken = true;
  act(() => host.part('count').click());
  await settle();
  expect([shape(), fail.mock.calls.length]).toEqual(['p', 1]);
});
