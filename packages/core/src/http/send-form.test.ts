import { expect, it, vi } from 'vitest';
import { sendForm } from './send-form';

const URL_OF_ALL = 'https://radio.test/wp-admin/admin-ajax.php';
const fields = { action: 'x', post_id: '7' };

it('is a beacon of form fields', () => {
  const sendBeacon = vi.fn((_url: string, _body: URLSearchParams) => true);
  vi.stubGlobal('navigator', { sendBeacon });
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  sendForm(URL_OF_ALL, fields);
  expect(sendBeacon.mock.calls.map(([url, body]) => [url, String(body)])).toEqual([
    [URL_OF_ALL, 'action=x&post_id=7'],
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['a browser without beacons', {}],
  ['a beacon that is refused', { sendBeacon: () => false }],
])('is a POST that outlives the page for %s, and its failure stays silent', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetch);
  sendForm(URL_OF_ALL, fields);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe(URL_OF_ALL);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(String(init?.body)).toBe('action=x&post_id=7');
  await new Promise((next) => setImmediate(next));
});

it.each([
  ['a refusal', new Response('{"success":false}', { status: 403 })],
  ['a page of another kind', new Response('<html>')],
])('ignores the reply, also %s', async (_, reply) => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => reply);
  expect(sendForm(URL_OF_ALL, fields)).toBeUndefined();
  await new Promise((next) => setImmediate(next));
  expect(reply.bodyUsed).toBe(false);
});
