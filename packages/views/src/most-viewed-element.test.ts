import { afterEach, expect, it, vi } from 'vitest';
import { liveList } from './live-list';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('comes alive once it is on screen, and watches no longer; one that leaves before is not watched', async () => {
  const see: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const disconnect = vi.fn();
  class Observer {
    constructor(run: (typeof see)[number]) {
      see.push(run);
    }
    observe() {}
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const show = vi.spyOn(liveList, 'show').mockImplementation(() => {});
  await import('./most-viewed-element');
  document.body.innerHTML = '<most-viewed></most-viewed><most-viewed></most-viewed>';
  await vi.waitFor(() => expect(see).toHaveLength(2));
  see[0]?.([{ isIntersecting: false }]);
  await Promise.resolve();
  expect([show.mock.calls.length, disconnect.mock.calls.length]).toEqual([0, 0]);
  see[0]?.([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(disconnect).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
  document.body.lastElementChild?.remove();
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalledTimes(2));
  expect(show).toHaveBeenCalledTimes(1);
});
