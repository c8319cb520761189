import { expect, it, vi } from 'vitest';
import { settled } from '../testing/fake-clock';
import { lateAttributes } from './late-attributes';
import { createLifetime } from './lifetime';

const spec = {
  tag: 'test-element',
  attributes: {
    showList: { type: 'boolean', default: true, description: '' },
    rowCount: { type: 'number', default: 3, min: 1, description: '' },
  },
} as const;

function make(html = '<p></p>') {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  const lifetime = createLifetime();
  return { element, lifetime, late: lateAttributes(element, spec, lifetime) };
}

it('reads every spelling, and the default for what does not fit', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(make().late.getState()).toEqual({ showList: true, rowCount: 3 });
  expect(make('<p show-list="no" rowcount="5"></p>').late.getState()).toEqual({
    showList: false,
    rowCount: 5,
  });
  expect(make('<p row_count="0"></p>').late.getState().rowCount).toBe(3);
});

it('tells what the page changes, until somebody stops listening', async () => {
  const { element, late } = make();
  const heard = vi.fn();
  const stop = late.subscribe(heard);
  element.setAttribute('row-count', '7');
  await settled();
  expect(heard).toHaveBeenCalledWith({ showList: true, rowCount: 7 });
  stop();
  element.setAttribute('row-count', '8');
  await settled();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(late.getState().rowCount).toBe(8);
});

it('watches no more once the element has left', async () => {
  const { element, lifetime, late } = make();
  lifetime.end();
  element.setAttribute('row-count', '7');
  await settled();
  expect(late.getState().rowCount).toBe(3);
});
