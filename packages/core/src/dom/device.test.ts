import { expect, it, vi } from 'vitest';
import { hasCoarsePointer, isMobile, prefersReducedMotion } from './device';

it.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', false],
  ['', false],
])('tells a mobile device by its user agent: %s', (userAgent, mobile) => {
  expect(isMobile(userAgent)).toBe(mobile);
});

it.each([true, false])('asks the browser for motion and pointer: %s', (matches) => {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return { matches };
  });
  expect([prefersReducedMotion(), hasCoarsePointer()]).toEqual([matches, matches]);
  expect(asked).toEqual(['(prefers-reduced-motion: reduce)', '(pointer: coarse)']);
});
