import { settled } from '@onda/core/testing/fake-clock';
import { fakeHost } from '@onda/core/testing/fake-host';
import { expect, it, vi } from 'vitest';
import { aspSearch } from './contract';
import { lazyView } from './lazy-view';

function coming(load: () => Promise<string>) {
  const host = fakeHost(aspSearch, '');
  const show = vi.fn((_view: string, _failed: (error: unknown) => void) => {});
  const shown = vi.fn();
  return { host, show, shown, view: lazyView({ host, load, show, shown }) };
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

it('comes again when it is wanted after it broke', async () => {
  const { host, view, show } = coming(async () => 'view');
  view.want();
  await settled();
  show.mock.calls[0]?.[1](new Error('broke'));
  expect([view.isLost(), view.isShown(), host.element.dataset.failed]).toEqual([false, false, '']);
  view.want();
  await settled();
  expect([view.isShown(), show.mock.calls.length]).toEqual([true, 2]);
});

it('shows nothing in an element that has left', async () => {
  const { host, view, show } = coming(async () => 'view');
  view.want();
  host.leave();
  await settled();
  expect(show).not.toHaveBeenCalled();
});
