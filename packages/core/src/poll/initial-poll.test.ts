import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { initialPoll } from './initial-poll';

const AJAX = 'https://radio.test/wp-admin/admin-ajax.php';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<script type="application/json" id="onda-config">{"ajax":"${AJAX}"}</script>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function server(...answers: Parameters<typeof fakeFetch>) {
  const fake = fakeFetch(...answers);
  vi.stubGlobal('fetch', fake.fetch);
  return fake;
}

const reply = (data: unknown, success = true) => new Response(JSON.stringify({ success, data }));

async function looks<T>(...promises: Promise<T>[]) {
  const all = Promise.allSettled(promises);
  await vi.runAllTimersAsync();
  return all;
}

it('asks once for all that a page wants to know', async () => {
  const { calls } = server(reply({ uno: { version: 'a', data: 1 }, dos: { version: 'b', data: 2 } }));
  const at = Date.now();
  const [uno, dos] = await looks(initialPoll('uno'), initialPoll('dos'), initialPoll('uno'));
  expect(uno).toMatchObject({ value: { version: 'a', data: 1 } });
  expect(dos).toMatchObject({ value: { version: 'b', data: 2 } });
  expect(uno?.status === 'fulfilled' && uno.value.at).toBeGreaterThanOrEqual(at);
  expect(calls.map(({ url, form }) => [url, form])).toEqual([
    [AJAX, { action: 'onda_poll', 'want[uno]': '', 'want[dos]': '' }],
  ]);
});

it('asks anew for who comes later', async () => {
  const { calls } = server(() => reply({ uno: { version: 'a', data: 1 } }));
  await looks(initialPoll('uno'));
  await looks(initialPoll('uno'));
  expect(calls).toHaveLength(2);
});

it.each([
  ['an error for the key', () => reply({ uno: { error: 'unknown_station' } })],
  ['no word of the key', () => reply({})],
  ['a refusal', () => reply({ code: 'x' }, false)],
  ['no JSON', () => new Response('<html>')],
  ['no network', () => new TypeError('failed')],
  ['no answer', () => 'never' as const],
])('rejects on %s', async (_, answer) => {
  server(answer);
  const signals: AbortSignal[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new Error('late')), ms);
    signals.push(late.signal);
    return late.signal;
  });
  const [outcome] = await looks(initialPoll('uno'));
  expect(outcome?.status).toBe('rejected');
  expect(signals).toHaveLength(1);
});
