import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { type FakeStream, FRAME_BYTES, fakeStream, mp3Frames } from '../testing/fake-stream';
import { pumpStream } from './stream-pump';

const URL = 'https://radio.test/live.mp3';

/** A pump over streams that a test hands out one after another; a missing one is refused. */
const pump = (first: FakeStream | null, ...later: Later[]) => pumpAt(URL, first, ...later);

type Later = FakeStream | null | 'never';

function pumpAt(url: string, first: FakeStream | null, ...later: Later[]) {
  const clock = fakeClock();
  const lifetime = new AbortController();
  const told: string[] = [];
  const asked: { url: string; at: number }[] = [];
  const begunAt = clock.now();
  let appended = 0;
  let ahead = 4;
  const openStream = (url: string, signal: AbortSignal): Promise<FakeStream> => {
    asked.push({ url, at: clock.now() - begunAt });
    const next = later.shift();
    if (next && next !== 'never') return Promise.resolve(next);
    if (next === null || next === undefined) return Promise.reject(new TypeError('refused'));
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  };
  const end = {
    ahead: () => ahead,
    begin: (mime: string) => void told.push(mime),
    append(frames: Uint8Array) {
      appended += frames.length / FRAME_BYTES;
    },
    dry: () => void told.push('dry'),
    failed: () => void told.push('failed'),
  };
  const opening = first ? Promise.resolve(first) : Promise.reject(new TypeError('refused'));
  const done = pumpStream({ clock, openStream }, url, opening, end, lifetime.signal);
  return {
    clock,
    lifetime,
    told,
    asked,
    done,
    appended: () => appended,
    leave(seconds: number) {
      ahead = seconds;
    },
  };
}

it('carries whole frames, whatever the pieces', async () => {
  const stream = fakeStream();
  const { told, appended } = pump(stream);
  const bytes = mp3Frames(10, 1);
  await stream.send(bytes.subarray(0, 1000));
  await stream.send(bytes.subarray(1000));
  expect(told).toEqual(['audio/mpeg']);
  expect(appended()).toBe(10);
});

it.each([
  ['nobody answers', null],
  ['the mount is not there', fakeStream('text/html', 404)],
  ['it is HTML', fakeStream('text/html')],
  ['it is Ogg', fakeStream('application/ogg')],
])('fails at once when %s', async (_, stream) => {
  const { told, asked, done } = pump(stream);
  await done;
  expect([told, asked]).toEqual([['failed'], []]);
});

it('fails when what comes is not what the server claims', async () => {
  const stream = fakeStream();
  const { told } = pump(stream);
  await stream.send(new Uint8Array(70_000));
  expect(told).toEqual(['audio/mpeg', 'failed']);
  expect(stream.isClosed).toBe(true);
});

it('opens the next connection at once under what is still to be heard, past every cache', async () => {
  const [one, two] = [fakeStream(), fakeStream()];
  const { told, asked, appended, clock } = pump(one, two);
  await one.send(mp3Frames(5, 1));
  await one.end();
  await clock.advance(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toMatch(/live\.mp3\?_=\w+$/);
  await two.send(mp3Frames(5, 2));
  await clock.advance(300);
  await two.send(mp3Frames(1, 3));
  expect(appended()).toBe(11);
  expect(told).toEqual(['audio/mpeg']);
});

it('tries after 0, .25, .5, .5 … seconds, and says that it is dry when the buffer is', async () => {
  const stream = fakeStream();
  const { told, asked, clock, leave } = pump(stream);
  await stream.send(mp3Frames(5, 1));
  await stream.breakOff();
  await clock.advance(1800);
  expect(asked.map(({ at }) => at)).toEqual([0, 250, 750, 1250, 1750]);
  leave(0.09);
  await clock.advance(1000);
  expect(told).toEqual(['audio/mpeg', 'dry']);
  expect(clock.waiting()).toBe(0);
});

it('lets go of a connection that has ended', async () => {
  const stream = fakeStream();
  const close = vi.spyOn(stream, 'close');
  const { lifetime } = pump(stream, 'never');
  await stream.send(mp3Frames(5, 1));
  await stream.end();
  lifetime.abort();
  expect(close).toHaveBeenCalledOnce();
});

it('does not go on with another format', async () => {
  const stream = fakeStream();
  const other = fakeStream('audio/aac');
  const { appended, clock, leave } = pump(stream, other);
  await stream.send(mp3Frames(5, 1));
  await stream.end();
  await clock.advance(100);
  expect(other.isClosed).toBe(true);
  leave(0);
  await clock.advance(1000);
  expect(appended()).toBe(5);
});

it('leaves a frozen server after 5 s, while its long buffer still plays', async () => {
  const [one, two] = [fakeStream(), fakeStream()];
  const { asked, clock, told } = pump(one, two);
  await one.send(mp3Frames(5, 1));
  await clock.advance(4900);
  expect(asked).toHaveLength(0);
  await clock.advance(200);
  expect(one.isClosed).toBe(true);
  expect(asked).toHaveLength(1);
  expect(told).toEqual(['audio/mpeg']);
});

it('does not wait for a server that takes the call and says nothing, once the buffer is dry', async () => {
  const stream = fakeStream();
  const { told, clock, leave } = pump(stream, 'never');
  await stream.send(mp3Frames(5, 1));
  await stream.end();
  await clock.advance(1000);
  leave(0);
  await clock.advance(200);
  expect(told).toEqual(['audio/mpeg', 'dry']);
});

it('ends with its signal: nothing is open, waited for or said', async () => {
  const stream = fakeStream();
  const { told, clock, lifetime, done } = pump(stream);
  await stream.send(mp3Frames(5, 1));
  lifetime.abort();
  await settled();
  await done;
  expect(stream.isClosed).toBe(true);
  expect(clock.waiting()).toBe(0);
  expect(told).toEqual(['audio/mpeg']);
});

it('waits 25 s for the first bytes of the first connection, and 5 s for later ones', async () => {
  const [stream, next] = [fakeStream(), fakeStream()];
  const { clock, told, asked } = pump(stream, next);
  await clock.advance(24_900);
  expect(told).toEqual(['audio/mpeg']);
  await stream.send(mp3Frames(2, 1));
  await clock.advance(5000);
  expect([stream.isClosed, asked.length]).toEqual([true, 1]);
  await clock.advance(5000);
  expect(next.isClosed).toBe(true);
});

it('asks for a signed address as it is', async () => {
  const stream = fakeStream();
  const signed = `${URL}?token=a`;
  const { asked, clock } = pumpAt(signed, stream, null);
  await stream.send(mp3Frames(2, 1));
  await stream.end();
  await clock.advance(0);
  expect(asked[0]?.url).toBe(signed);
});
