import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadEnded } from './preload-link';

const URL_OF_FILE = 'https://radio.example/build/base.js';
let link: HTMLLinkElement;

beforeEach(() => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  link = document.createElement('link');
  link.setAttribute('href', URL_OF_FILE);
  document.body.append(link);
});

afterEach(() => link.remove());

it.each<[string, () => EventTarget]>([
  ['load', () => link],
  ['error', () => link],
  ['load', () => window],
])('waits for %s of the link or the page', async (type, target) => {
  const ended = vi.fn();
  void preloadEnded(URL_OF_FILE)?.then(ended);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  target().dispatchEvent(new Event(type));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
});

it('waits for nothing where the page has no link of the file', () => {
  expect(preloadEnded('https://radio.example/build/other.js')).toBeUndefined();
});

it('waits for nothing when the link has ended or the page is complete', () => {
  const entries = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry]);
  expect(preloadEnded(URL_OF_FILE)).toBeUndefined();
  entries.mockReturnValue([]);
  expect(preloadEnded(URL_OF_FILE)).toBeInstanceOf(Promise);
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  expect(preloadEnded(URL_OF_FILE)).toBeUndefined();
});
