import { expect, it } from 'vitest';
import { fakeAjax } from '../testing/fake-ajax';
import { fakeClock } from '../testing/fake-clock';
import { AjaxError } from './ajax';
import { createNonces } from './nonce';

/** Each session has the next nonce: n1, n2, … */
function server() {
  let sessions = 0;
  const ajax = fakeAjax({
    onda_session: () => {
      sessions += 1;
      return { success: true, data: { nonces: { vote: `n${sessions}` }, userId: 7 } };
    },
  });
  const clock = fakeClock();
  return { ajax, clock, nonces: createNonces(ajax, clock) };
}

/** Refuses the first nonces of the list with the error, then takes any. */
function endpoint(error: AjaxError, refused: string[]) {
  const seen: string[] = [];
  return {
    seen,
    async send(nonce: string) {
      seen.push(nonce);
      if (refused.includes(nonce)) throw error;
      return 'done';
    },
  };
}

it('asks for the session when first needed, and once for all who need it at the same time', async () => {
  const { ajax, nonces } = server();
  expect(ajax.calls).toHaveLength(0);
  const { send, seen } = endpoint(new AjaxError('refused', 403), []);
  await Promise.all([nonces.withNonce('vote', send), nonces.withNonce('vote', send)]);
  expect(seen).toEqual(['n1', 'n1']);
  expect(ajax.calls).toHaveLength(1);
});

it.each([
  ['status 403', new AjaxError('refused', 403)],
  ['the body -1', new AjaxError('refused', 200, -1)],
])('refreshes once and sends once more after %s', async (_, error) => {
  const { ajax, nonces } = server();
  const { send, seen } = endpoint(error, ['n1']);
  expect(await nonces.withNonce('vote', send)).toBe('done');
  expect(seen).toEqual(['n1', 'n2']);
  expect(ajax.calls).toHaveLength(2);
});

it('gives up when the fresh nonce is refused too', async () => {
  const { nonces } = server();
  const error = new AjaxError('refused', 403);
  const { send, seen } = endpoint(error, ['n1', 'n2', 'n3']);
  await expect(nonces.withNonce('vote', send)).rejects.toBe(error);
  expect(seen).toEqual(['n1', 'n2']);
});

it('refreshes once for all who were refused with the same nonce', async () => {
  const { ajax, nonces } = server();
  const { send, seen } = endpoint(new AjaxError('refused', 403), ['n1']);
  await Promise.all([nonces.withNonce('vote', send), nonces.withNonce('vote', send)]);
  expect(seen).toEqual(['n1', 'n1', 'n2', 'n2']);
  expect(ajax.calls).toHaveLength(2);
});

it.each([
  ['an unanswered action', new AjaxError('refused', 400, 0)],
  ['a bare 0', new AjaxError('refused', 200, 0)],
  ['no connection', new AjaxError('offline')],
])('does not retry after %s', async (_, error) => {
  const { nonces } = server();
  const { send, seen } = endpoint(error, ['n1']);
  await expect(nonces.withNonce('vote', send)).rejects.toBe(error);
  expect(seen).toEqual(['n1']);
});

it('asks again after a session that failed', async () => {
  const { ajax, nonces } = server();
  ajax.answer('onda_session', new AjaxError('offline'));
  await expect(nonces.withNonce('vote', async () => 'never')).rejects.toMatchObject({ kind: 'offline' });
  ajax.answer('onda_session', { success: true, data: { nonces: { vote: 'late' }, userId: 0 } });
  expect(await nonces.withNonce('vote', async (nonce) => nonce)).toBe('late');
});

it.each([null, 7, 'x', {}, { nonces: null }, { nonces: { vote: 5 }, userId: '7' }, { nonces: ['n'] }])(
  'sends an empty nonce when the session says %j',
  async (data) => {
    const { ajax, nonces } = server();
    ajax.answer('onda_session', { success: true, data });
    expect(await nonces.withNonce('vote', async (nonce) => nonce)).toBe('');
    expect(await nonces.withNonce('constructor', async (nonce) => nonce)).toBe('');
  },
);

it('tries a given nonce before it reads the session', async () => {
  const { ajax, nonces } = server();
  const { send, seen } = endpoint(new AjaxError('refused', 403), ['old']);
  expect(await nonces.withNonce('vote', send, '')).toBe('done');
  expect(ajax.calls).toHaveLength(0);
  expect(await nonces.withNonce('vote', send, 'old')).toBe('done');
  expect(seen).toEqual(['', 'old', 'n1']);
});

it('gives all requests of one press ten seconds together', async () => {
  const { ajax, clock, nonces } = server();
  const left: number[] = [];
  const slow = (seconds: number) => async (nonce: string, timeoutMs: number) => {
    left.push(timeoutMs);
    await clock.advance(seconds * 1000);
    if (nonce !== 'n2') throw new AjaxError('refused', 403);
    return 'done';
  };
  ajax.answer('onda_session', async () => {
    await clock.advance(2000);
    return { success: true, data: { nonces: { vote: `n${ajax.calls.length}` }, userId: 7 } };
  });
  expect(await nonces.withNonce('vote', slow(4))).toBe('done');
  expect(left).toEqual([8000, 2000]);
  expect(ajax.calls.map(({ timeoutMs }) => timeoutMs)).toEqual([10_000, 4000]);
});
