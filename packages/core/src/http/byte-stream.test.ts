import { expect, it, vi } from 'vitest';
import { fakeFetch } from '../testing/fake-fetch';
import { isReachable, lifeWithin, openByteStream } from './byte-stream';

const { signal } = new AbortController();

function answer(...answers: Parameters<typeof fakeFetch>) {
  const fake = fakeFetch(...answers);
  vi.stubGlobal('fetch', fake.fetch);
  return fake.calls;
}

it('tells the heads and gives the bytes until the end', async () => {
  const calls = answer(new Response('ab', { status: 206, headers: { 'content-type': 'Audio/MPEG; x=1' } }));
  const stream = await openByteStream('https://radio.test/', signal);
  expect([stream.status, stream.contentType]).toEqual([206, 'audio/mpeg']);
  expect(new TextDecoder().decode((await stream.read()) ?? undefined)).toBe('ab');
  expect(await stream.read()).toBeNull();
  expect(calls[0]?.init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
});

it('ends the connection when it is closed, and with its signal', async () => {
  const calls = answer(() => new Response('x'));
  (await openByteStream('https://radio.test/', signal)).close();
  expect(calls[0]?.init.signal?.aborted).toBe(true);
  const lifetime = new AbortController();
  await openByteStream('https://radio.test/', lifetime.signal);
  expect(calls[1]?.init.signal?.aborted).toBe(false);
  lifetime.abort();
  expect(calls[1]?.init.signal?.aborted).toBe(true);
  expect(lifeWithin(lifetime.signal).signal.aborted).toBe(true);
});

it('asks whether anybody is there without reading anything', async () => {
  const calls = answer(new Response('x'), new TypeError('refused'));
  expect(await isReachable('https://radio.test/', signal)).toBe(true);
  expect(calls[0]?.init).toMatchObject({ mode: 'no-cors' });
  expect(calls[0]?.init.signal?.aborted).toBe(true);
  expect(await isReachable('https://radio.test/', signal)).toBe(false);
});
