import { settled } from '@onda/core/testing/fake-clock';
import { expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport';
import { lateTransport } from './late-transport';

const LOUD = { level: 1, isMuted: false };
const QUIET = { level: 0.2, isMuted: false };

function late(isThere = true) {
  const inner = fakeTransport();
  const told: string[] = [];
  const transport = lateTransport(
    async () => {
      if (!isThere) throw new Error('offline');
      return inner;
    },
    () => told.push('unlock'),
  );
  return {
    inner,
    told,
    connection: transport.open('https://radio.test/a', LOUD, ({ type }) => told.push(type)),
  };
}

it('takes the gesture at once and opens when it is there, as loud as was wished meanwhile', async () => {
  const { inner, told, connection } = late();
  expect([told, connection.position(), connection.received(), connection.ahead()]).toEqual([
    ['unlock'],
    0,
    0,
    0,
  ]);
  connection.setVolume(QUIET);
  await settled();
  expect(inner.last()).toMatchObject({ url: 'https://radio.test/a', volume: QUIET });
  inner.last().play(2, 3);
  expect([connection.position(), connection.received(), connection.ahead()]).toEqual([2, 5, 3]);
  connection.setVolume(LOUD);
  expect(inner.last().volume).toEqual(LOUD);
  inner.last().tell('playing');
  expect(told).toEqual(['unlock', 'playing']);
  connection.close();
  expect(inner.listeners()).toBe(0);
});

it('opens nothing when it was closed before', async () => {
  const { inner, connection } = late();
  connection.close();
  await settled();
  expect(inner.opened).toHaveLength(0);
});

it('has failed when it cannot be fetched', async () => {
  const { told } = late(false);
  await settled();
  expect(told).toEqual(['unlock', 'failed']);
});
