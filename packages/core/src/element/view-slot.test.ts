import { expect, it, vi } from 'vitest';
import { EMPTY_SPEC } from '../testing/empty-spec';
import { fakeHost } from '../testing/fake-host';
import type { ElementSpec } from './contract';
import type { View } from './host';
import { viewSlot } from './view-slot';

const SHELL = '<link><x-view><button part="play">shell</button></x-view><slot></slot>';

/** A view that draws one button, without React. */
function drawnView() {
  const view: View<ElementSpec, undefined> = {
    show({ root }) {
      const inner = root.querySelector('x-view');
      if (inner) inner.innerHTML = '<button part="play">view</button>';
    },
  };
  return view;
}

function slotted(load?: () => Promise<View<ElementSpec, undefined>>) {
  const host = fakeHost(EMPTY_SPEC, SHELL);
  const fail = vi.fn();
  const import_ = vi.fn(load ?? (async () => drawnView()));
  return { host, fail, load: import_, want: viewSlot(host, undefined, import_, fail) };
}

it('imports nothing before it is wanted, and then imports and shows once', async () => {
  const { want, load, host } = slotted();
  expect(load).not.toHaveBeenCalled();
  expect(host.part('play').textContent).toBe('shell');
  await Promise.all([want(), want()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(host.part('play').textContent).toBe('view');
});

it('shows nothing in an element that left while it was imported', async () => {
  const { want, host } = slotted();
  const wanted = want();
  host.leave();
  await wanted;
  expect(host.part('play').textContent).toBe('shell');
});

it('tells a failed import, keeps the shell, and tries again when it is wanted again', async () => {
  const view = drawnView();
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(view)];
  const { want, host, fail } = slotted(() => answers.shift() ?? Promise.resolve(view));
  await expect(want()).rejects.toThrow('offline');
  expect(fail).toHaveBeenCalledTimes(1);
  expect(host.part('play').textContent).toBe('shell');
  host.element.dataset.failed = '';
  await want();
  expect(host.part('play').textContent).toBe('view');
  expect(host.element.dataset.failed).toBeUndefined();
});

it('does not swap under a pressed pointer, nor in the task of its release', async () => {
  const { want, host } = slotted();
  host.part('play').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  const wanted = want();
  await Promise.resolve();
  expect(host.part('play').textContent).toBe('shell');
  window.dispatchEvent(new Event('pointerup'));
  expect(host.part('play').textContent).toBe('shell');
  await wanted;
  expect(host.part('play').textContent).toBe('view');
});
