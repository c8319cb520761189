import { createHash } from 'node:crypto';
import { fakeClock, settled } from '@onda/core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { prove } from './proof-of-work';
import { sha256 } from './proof-sha256';
import { type Search, search } from './proof-worker';

const SALT = '0123456789abcdef01234567?expires=1800003600';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const challengeOf = (number: number) => ({
  algorithm: 'SHA-256',
  challenge: hashOf(`${SALT}${number}`),
  salt: SALT,
  signature: 'signed',
  maxnumber: 5000,
});
const read = (proof: string) => JSON.parse(atob(proof));
const lifetime = () => new AbortController();

/** A worker that answers by what `run` says, or never. */
function fakeWorker(run?: (worker: Worker, piece: Search) => void) {
  const seen: { address: string; piece: Search }[] = [];
  let ended = 0;
  const openWorker = (address: string) => {
    const worker = {
      postMessage: (piece: Search) => {
        seen.push({ address, piece });
        run?.(worker as unknown as Worker, piece);
      },
      terminate: () => {
        ended++;
      },
    };
    return worker as unknown as Worker;
  };
  return { openWorker, seen, ended: () => ended };
}

const honest = (worker: Worker, piece: Search) =>
  queueMicrotask(() => worker.onmessage?.(new MessageEvent('message', { data: search(piece) })));

const refused = () => {
  throw new Error('worker-src');
};

describe('the hash', () => {
  it.each([0, 1, 42, 54, 55, 56, 63, 64, 65, 119, 120, 200])(
    'is SHA-256 of a text of %i characters',
    (length) => {
      const text = 'a1?'.repeat(100).slice(0, length);
      const digits = Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
      expect(digits).toBe(hashOf(text));
    },
  );

  it('is looked for from the first number to the last', () => {
    const { challenge, salt } = challengeOf(700);
    expect(search({ challenge, salt, from: 0, to: 5000 })).toBe(700);
    expect(search({ challenge, salt, from: 700, to: 700 })).toBe(700);
    expect(search({ challenge, salt, from: 0, to: 699 })).toBe(-1);
  });
});

describe('the proof', () => {
  it('is the challenge with its number, found in a worker of the same file', async () => {
    const worker = fakeWorker(honest);
    const proof = await prove(challengeOf(4321), lifetime().signal, { clock: fakeClock(), ...worker });
    expect(read(proof)).toEqual({ ...challengeOf(4321), number: 4321 });
    expect(worker.seen[0]?.address).toMatch(/proof-worker/);
    expect(worker.ended()).toBe(1);
  });

  it('is found in slices on the page where a policy refuses the worker', async () => {
    const clock = fakeClock();
    const proof = prove(challengeOf(4999), lifetime().signal, { clock, openWorker: refused });
    for (let slice = 0; slice < 4; slice++) {
      await settled();
      await clock.advance(0);
    }
    expect(read(await proof).number).toBe(4999);
  });

  it('is found on the page when the worker breaks', async () => {
    const worker = fakeWorker((broken) => queueMicrotask(() => broken.onerror?.(new ErrorEvent('error'))));
    const proof = await prove(challengeOf(12), lifetime().signal, { clock: fakeClock(), ...worker });
    expect(read(proof).number).toBe(12);
    expect(worker.ended()).toBe(1);
  });

  it('gives a worker up that says nothing for 15 seconds', async () => {
    const clock = fakeClock();
    const worker = fakeWorker();
    const proof = prove(challengeOf(12), lifetime().signal, { clock, ...worker });
    while (worker.seen.length === 0) await settled();
    await clock.advance(15_000);
    expect(read(await proof).number).toBe(12);
    expect(worker.ended()).toBeGreaterThan(0);
    expect(clock.waiting()).toBe(0);
  });

  it('ends with the form', async () => {
    const controller = lifetime();
    const worker = fakeWorker();
    const proof = prove(challengeOf(12), controller.signal, { clock: fakeClock(), ...worker });
    while (worker.seen.length === 0) await settled();
    controller.abort();
    expect(await proof).toBe('');
    expect(worker.ended()).toBe(1);
  });

  it('is empty when there is no such number', async () => {
    const worker = fakeWorker(honest);
    expect(await prove(challengeOf(9999), lifetime().signal, { clock: fakeClock(), ...worker })).toBe('');
  });

  it.each([
    undefined,
    null,
    'challenge',
    {},
    { ...challengeOf(1), algorithm: 'MD5' },
    { ...challengeOf(1), challenge: 'short' },
    { ...challengeOf(1), salt: 7 },
    { ...challengeOf(1), signature: undefined },
    { ...challengeOf(1), maxnumber: 1_000_001 },
    { ...challengeOf(1), maxnumber: -1 },
    { ...challengeOf(1), maxnumber: '50000' },
  ])('is empty, and nobody works, for %j', async (challenge) => {
    const worker = fakeWorker(honest);
    expect(await prove(challenge, lifetime().signal, { clock: fakeClock(), ...worker })).toBe('');
    expect(worker.seen).toEqual([]);
  });
});
