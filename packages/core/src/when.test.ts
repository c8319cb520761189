import { expect, it, vi } from 'vitest';
import type { When } from './parts';
import { EMPTY_SPEC } from './testing/empty-spec';
import { fakeHost } from './testing/fake-host';
import type { ViewSlot } from './view-slot';
import { bringView } from './when';

const BUTTONS = '<button part="open"><i>x</i></button><a href="/x">x</a>';

function brought(when: When, isBare = false) {
  const host = fakeHost(EMPTY_SPEC, BUTTONS);
  const slot = { warm: vi.fn(), want: vi.fn(async () => {}) } satisfies ViewSlot;
  bringView(host, when, slot, isBare);
  return { host, ...slot };
}

const happen = (node: HTMLElement, type: string) =>
  node.dispatchEvent(new Event(type, { bubbles: true, composed: true, cancelable: true }));

it('load: at once', () => expect(brought('load').want).toHaveBeenCalledTimes(1));

it('asked: never by itself', () => {
  const { want, host } = brought('asked');
  for (const type of ['pointerdown', 'focusin', 'click']) happen(host.part('open'), type);
  expect(want).not.toHaveBeenCalled();
});

it('idle: when the page rests, unless the element has left by then', () => {
  const rests: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => rests.push(run));
  const [stays, leaves] = [brought('idle'), brought('idle')];
  expect(stays.want).not.toHaveBeenCalled();
  leaves.host.leave();
  for (const run of rests) run();
  expect(stays.want).toHaveBeenCalledTimes(1);
  expect(leaves.want).not.toHaveBeenCalled();
});

it('idle: after a moment where the browser does not tell', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const { want } = brought('idle');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(want).toHaveBeenCalledTimes(1);
});

it('visible: once it is on screen, and watches no longer', () => {
  const see: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const disconnect = vi.fn();
  class Observer {
    constructor(run: (entries: { isIntersecting: boolean }[]) => void) {
      see.push(run);
    }
    observe() {}
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { want } = brought('visible');
  see[0]?.([{ isIntersecting: false }]);
  expect(want).not.toHaveBeenCalled();
  see[0]?.([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(want).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'focusin'])('intent: on the first %s, and once', (type) => {
  const { want, host } = brought('intent');
  happen(host.part('open'), type);
  happen(host.part('open'), type);
  expect(want).toHaveBeenCalledTimes(1);
});

it('intent without a shell: a touch warms, the first click is kept and done again on the view', async () => {
  const { want, warm, host } = brought('intent', true);
  const clicked = vi.fn();
  want.mockImplementation(async () => {
    const view = document.createElement('div');
    view.dataset.view = '';
    view.innerHTML = '<button part="open"></button>';
    view.addEventListener('click', clicked);
    host.root.append(view);
  });
  const icon = host.root.querySelector('i') as HTMLElement;
  happen(icon, 'pointerdown');
  expect([warm.mock.calls.length, want.mock.calls.length]).toEqual([1, 0]);
  expect(happen(icon, 'click')).toBe(false);
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  happen(icon, 'click');
  expect(want).toHaveBeenCalledTimes(1);
});
