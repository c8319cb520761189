import { expect, it } from 'vitest';
import { AjaxError } from '../http/ajax';
import { type Answer, fakeAjax } from '../testing/fake-ajax';
import { settled } from '../testing/fake-clock';
import { createPollRequest, type Outcome, type Want } from './poll-request';

const want = (key: string, more: Partial<Want> = {}): Want => ({
  key,
  version: '',
  isShared: true,
  ask: async () => `${key} alone`,
  signal: new AbortController().signal,
  ...more,
});

function polling(reply?: Answer) {
  const ajax = fakeAjax(reply === undefined ? {} : { onda_poll: reply });
  const request = createPollRequest(ajax);
  return {
    ajax,
    async poll(...wants: Want[]) {
      const outcomes: Record<string, Outcome> = {};
      request(wants, ({ key }, outcome) => Object.assign(outcomes, { [key]: outcome }));
      await settled();
      return outcomes;
    },
  };
}

const success = (data: unknown) => ({ success: true, data });

it('asks for everything in one request and says which versions are known', async () => {
  const { ajax, poll } = polling(success({ a: { version: '2', data: 'A' }, b: { version: '7' } }));
  expect(await poll(want('a', { version: '1' }), want('b', { version: '7' }))).toEqual({
    a: { kind: 'answer', data: 'A', version: '2' },
    b: { kind: 'unchanged' },
  });
  expect(ajax.calls).toMatchObject([{ action: 'onda_poll', fields: { want: { a: '1', b: '7' } } }]);
});

it('asks a foreign server alone', async () => {
  const { ajax, poll } = polling(success({}));
  expect(await poll(want('f', { isShared: false }))).toEqual({
    f: { kind: 'answer', data: 'f alone', version: '' },
  });
  expect(ajax.calls).toEqual([]);
});

it('fails the one key that the server could not answer, and asks alone for the one it does not know', async () => {
  const { poll } = polling(
    success({
      a: { error: 'feed_unavailable' },
      b: { version: '1', data: null },
      d: { version: 1, data: 'D' },
    }),
  );
  expect(await poll(want('a'), want('b'), want('c'), want('d'))).toMatchObject({
    d: { kind: 'failed', error: { kind: 'failed' } },
    a: { kind: 'failed', error: { kind: 'failed', body: { error: 'feed_unavailable' } } },
    b: { kind: 'answer', data: null },
    c: { kind: 'answer', data: 'c alone' },
  });
});

it('asks for each key alone, now and later, when nobody answers the common action', async () => {
  const { ajax, poll } = polling();
  expect(await poll(want('a'), want('b', { ask: undefined }))).toMatchObject({
    a: { kind: 'answer', data: 'a alone' },
    b: { kind: 'failed', error: { kind: 'refused' } },
  });
  await poll(want('a'));
  expect(ajax.calls).toHaveLength(1);
});

it.each(['offline', 'timeout', 'failed', 'unreadable'] as const)(
  'does not answer a server in trouble (%s) with one request a key',
  async (kind) => {
    const { ajax, poll } = polling(new AjaxError(kind));
    expect(await poll(want('a'), want('b'))).toMatchObject({
      a: { error: { kind } },
      b: { error: { kind } },
    });
    await poll(want('a'));
    expect(ajax.calls).toHaveLength(2);
  },
);

it.each([null, 7, 'x', [], { a: null }, { a: 1 }, { a: { data: 1 } }])(
  'survives the reply %j',
  async (data) => {
    const { poll } = polling(success(data));
    expect(Object.keys(await poll(want('a')))).toEqual(['a']);
  },
);

it('takes nothing from a prototype for an answer', async () => {
  const { poll } = polling(success({}));
  expect(await poll(want('constructor'))).toMatchObject({ constructor: { data: 'constructor alone' } });
});

it('passes on what asking alone throws', async () => {
  const { poll } = polling();
  const ask = () => Promise.reject(new AjaxError('timeout'));
  expect(await poll(want('f', { isShared: false, ask }))).toMatchObject({
    f: { error: { kind: 'timeout' } },
  });
});

it('leaves nothing on the signal of a want after the reply', async () => {
  const { ajax, poll } = polling(success({}));
  const lifetime = new AbortController();
  await poll(want('a', { signal: lifetime.signal }));
  lifetime.abort();
  expect(ajax.calls[0]?.signal?.aborted).toBe(false);
});

it('gives the request up when the last one who wanted it left, not before', async () => {
  const { ajax, poll } = polling(new Promise(() => {}));
  const [a, b] = [new AbortController(), new AbortController()];
  await poll(want('a', { signal: a.signal }), want('b', { signal: b.signal }));
  a.abort();
  expect(ajax.calls[0]?.signal?.aborted).toBe(false);
  b.abort();
  expect(ajax.calls[0]?.signal?.aborted).toBe(true);
});

it('asks the server only for what no file answers', async () => {
  const ajax = fakeAjax({ onda_poll: success({ b: { version: '2', data: 'B' } }) });
  const replies: Record<string, unknown> = {
    a: { version: '1', data: 'A' },
    known: { version: '7', data: 'K' },
    down: { error: 'feed_unavailable' },
  };
  const request = createPollRequest(ajax, { read: async (key) => replies[key] });
  const outcomes: Record<string, Outcome> = {};
  const left = new AbortController();
  left.abort();
  request(
    [
      want('a'),
      want('b'),
      want('known', { version: '7' }),
      want('down'),
      want('left', { signal: left.signal }),
    ],
    ({ key }, outcome) => Object.assign(outcomes, { [key]: outcome }),
  );
  await settled();
  expect(outcomes).toMatchObject({
    a: { kind: 'answer', data: 'A' },
    b: { kind: 'answer', data: 'B' },
    known: { kind: 'unchanged' },
    down: { kind: 'failed', error: { body: { error: 'feed_unavailable' } } },
  });
  expect(ajax.calls).toMatchObject([{ fields: { want: { b: '' } } }]);
  expect(Object.keys(outcomes)).not.toContain('left');
});
