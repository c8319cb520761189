import { settled } from '@onda/core/testing/fake-clock';
import { fakeHost } from '@onda/core/testing/fake-host';
import { expect, it, vi } from 'vitest';
import { aspSearch } from './contract';
import { lazyView } from './lazy-view';

function coming(load: () => Promise<string>) {
  const host = fakeHost(aspSearch, '');
  let isShown = false;
  const show = vi.fn(() => {
    isShown = true;
  });
  const shown = vi.fn();
  return { host, show, shown, view: lazyView({ host, load, show, isShown: () => isShown, shown }) };
}

it('shows once what is wanted several times', async () => {
  const load = vi.fn(async () => 'view');
  const { view, show, shown } = coming(load);
  view.want();
  view.want();
  await settled();
  view.want();
  expect([load, show, shown].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

it('is lost after a failure, says so, and comes when it is wanted again', async () => {
  let isBroken = true;
  const { host, view } = coming(async () => {
    if (isBroken) throw new Error('lost');
    return 'view';
  });
  view.want();
  await settled();
  expect([view.isLost(), view.isShown(), host.element.dataset.failed]).toEqual([true, false, '']);
  expect(host.said[0]?.[0]).toBe('error');
  isBroken = false;
  view.want();
  await settled();
  expect([view.isLost(), view.isShown(), host.element.dataset.failed]).toEqual([false, true, undefined]);
});

it('shows nothing in an element that has left', async () => {
  const { host, view, show } = coming(async () => 'view');
  view.want();
  host.leave();
  await settled();
  expect(show).not.toHaveBeenCalled();
});
