import { createLifetime } from '@onda/core/testing/endings';
import { expect, it, vi } from 'vitest';
import { followScroll } from './follow-scroll';
import { scrollPage } from './testing/page-scroll';

it('reads the layout once a frame, however many follow and however often the page scrolls', async () => {
  const lifetime = createLifetime();
  const heard: string[] = [];
  followScroll((y) => heard.push(`a${y}`), lifetime);
  followScroll((y) => heard.push(`b${y}`), lifetime);
  await scrollPage(0);
  const reads = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(40);
  for (let times = 0; times < 5; times++) window.dispatchEvent(new Event('scroll'));
  await new Promise((done) => requestAnimationFrame(done));
  expect(reads).toHaveBeenCalledTimes(1);
  expect(heard).toEqual(['a0', 'b0', 'a40', 'b40']);
  lifetime.end();
  window.dispatchEvent(new Event('scroll'));
  await new Promise((done) => requestAnimationFrame(done));
  expect(heard).toHaveLength(4);
});

it('listens to nothing once nobody follows', () => {
  const [one, other] = [createLifetime(), createLifetime()];
  const removed = vi.spyOn(window, 'removeEventListener');
  followScroll(() => {}, one);
  followScroll(() => {}, other);
  one.end();
  expect(removed).not.toHaveBeenCalled();
  other.end();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['scroll']);
});
