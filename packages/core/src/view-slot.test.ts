import { expect, it, vi } from 'vitest';
import type { ElementSpec } from './contract';
import type { View } from './host';
import { takePlace } from './take-place';
import { EMPTY_SPEC } from './testing/empty-spec';
import { fakeHost } from './testing/fake-host';
import { createViewSlot } from './view-slot';

const SHELL = '<link><section data-shell><button part="play">shell</button></section><slot></slot>';

/** A view that draws one button, without React. */
function drawnView() {
  const undone = vi.fn();
  let failLater: (error: unknown) => void = () => {};
  const view: View<ElementSpec, undefined> = {
    show: (host, _model, fail) =>
      takePlace(
        host,
        (place, later) => {
          failLater = later;
          place.innerHTML = '<button part="play">view</button>';
          return undone;
        },
        fail,
      ),
  };
  return { view, undone, failLater: (error: unknown) => failLater(error) };
}

function slotted(load?: () => Promise<View<ElementSpec, undefined>>, html = SHELL) {
  const host = fakeHost(EMPTY_SPEC, html);
  const drawn = drawnView();
  const fail = vi.fn();
  const import_ = vi.fn(load ?? (async () => drawn.view));
  return { host, ...drawn, fail, load: import_, slot: createViewSlot(host, undefined, import_, fail) };
}

const shape = (root: ShadowRoot) => [...root.children].map(({ localName }) => localName).join();

it('imports once, whether warmed or wanted, and shows once', async () => {
  const { slot, load, host } = slotted();
  slot.warm();
  expect(host.part('play').textContent).toBe('shell');
  await Promise.all([slot.want(), slot.want()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(host.part('play').textContent).toBe('view');
  expect(shape(host.root)).toBe('link,div,slot');
});

it('stands beside what is there where nothing is marked as the shell', async () => {
  const { slot, host } = slotted(undefined, '<p>list</p>');
  await slot.want();
  expect(shape(host.root)).toBe('p,div');
});

it('gives the shell back and undoes the view when the element leaves', async () => {
  const { slot, host, undone } = slotted();
  await slot.want();
  host.leave();
  expect(host.part('play').textContent).toBe('shell');
  expect(undone).toHaveBeenCalledTimes(1);
});

it('shows nothing in an element that left while it was imported', async () => {
  const { slot, host } = slotted();
  const wanted = slot.want();
  host.leave();
  await wanted;
  expect(host.part('play').textContent).toBe('shell');
});

it('tells a failed import, keeps the shell, and tries again when it is wanted again', async () => {
  const { view } = drawnView();
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(view)];
  const { slot, host, fail } = slotted(() => answers.shift() ?? Promise.resolve(view));
  await expect(slot.want()).rejects.toThrow('offline');
  expect(fail).toHaveBeenCalledTimes(1);
  expect(host.part('play').textContent).toBe('shell');
  host.element.dataset.failed = '';
  await slot.want();
  expect(host.part('play').textContent).toBe('view');
  expect(host.element.dataset.failed).toBeUndefined();
});

it('says nothing of a warm-up that failed; the visitor may never need it', async () => {
  const { slot, fail, load } = slotted(() => Promise.reject(new Error('offline')));
  slot.warm();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(fail).not.toHaveBeenCalled();
});

it('gives the shell back when the view fails later', async () => {
  const { slot, host, fail, failLater } = slotted();
  await slot.want();
  failLater(new Error('broken'));
  expect(host.part('play').textContent).toBe('shell');
  expect(fail).toHaveBeenCalledTimes(1);
});

it('keeps focus on the same part', async () => {
  const { slot, host } = slotted();
  host.part('play').focus();
  await slot.want();
  expect(host.root.activeElement).toBe(host.part('play'));
  host.part('play').blur();
});

it('does not swap under a pressed pointer, nor in the task of its release', async () => {
  const { slot, host } = slotted();
  host.part('play').dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  const wanted = slot.want();
  await Promise.resolve();
  expect(host.part('play').textContent).toBe('shell');
  window.dispatchEvent(new Event('pointerup'));
  expect(host.part('play').textContent).toBe('shell');
  await wanted;
  expect(host.part('play').textContent).toBe('view');
});
