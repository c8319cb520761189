import { afterEach, expect, it, vi } from 'vitest';
import { createPageFavorites, openPageFavorites } from './page';

const forget = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of another plugin
  document.cookie = `${name}=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT`;
};
afterEach(() => ['simplefavorites', 'onda_hint'].forEach(forget));

function mayHaveFavorites(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as PHP sends it
  document.cookie = `${name}=${encodeURIComponent(value)};path=/`;
  const page = openPageFavorites();
  const answer = page.mayHaveFavorites();
  page.end();
  return answer;
}

it.each([
  ['onda_hint', '1', true],
  ['other', '1', false],
  ['simplefavorites', '[{"site_id":1,"posts":[4,7],"groups":[]}]', true],
  ['simplefavorites', '[{"site_id":1,"posts":{"1":7}}]', true],
  ['simplefavorites', '[{"site_id":1,"posts":[],"groups":[{"group_id":1}]}]', false],
  ['simplefavorites', '[{"consent_denied":1795360836}]', false],
  ['simplefavorites', '', false],
])(
  'whether the server may know favorites of a visitor with the cookie %s=%s: %s',
  (name, value, expected) => {
    expect(mayHaveFavorites(name, value)).toBe(expected);
  },
);

it('reads again when the page comes back as it was left, and no more once all controls have left', async () => {
  vi.useFakeTimers();
  const loadFavorites = vi.fn(async () => {});
  const page = createPageFavorites({
    hasHint: () => true,
    channel: { listen() {}, send() {}, close() {} },
    loadEngine: () => Promise.reject(new Error('nobody asks')),
    loadReader: async () => ({ loadFavorites }),
  });
  const comeBack = async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(1_000);
    return loadFavorites.mock.calls.length;
  };
  expect(await comeBack()).toBe(1);
  page.end();
  expect(await comeBack()).toBe(1);
  vi.useRealTimers();
});
