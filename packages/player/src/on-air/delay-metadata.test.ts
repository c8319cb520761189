import { fakeClock } from '@onda/core/testing/fake-clock';
import type { FeedReading } from '@onda/feeds/read-with';
import { describe, expect, it } from 'vitest';
import { ART, quietReading, trackReading } from '../testing/readings';
import { delayMetadata, type Hearing, soundDelayMs } from './delay-metadata';

const MAREA = { title: 'Marea', artist: 'Los Faros', art: ART };
const PLAYING: Hearing = { sound: { status: 'playing' }, track: MAREA, bufferedSeconds: 8 };

describe('a title waits for the sound', () => {
  it.each<[string, Partial<Hearing>, FeedReading, number]>([
    ['as long as it is buffered', {}, trackReading('Norte'), 8_000],
    ['30 seconds at most', { bufferedSeconds: 300 }, trackReading('Norte'), 30_000],
    ['not at all with nothing buffered', { bufferedSeconds: 0 }, trackReading('Norte'), 0],
    ['not at all when the buffer is behind', { bufferedSeconds: -2 }, trackReading('Norte'), 0],
    ['not at all when nobody knows the buffer', { bufferedSeconds: Number.NaN }, trackReading('Norte'), 0],
    ['not at all in silence', { sound: { status: 'idle' } }, trackReading('Norte'), 0],
    ['not at all while connecting', { sound: { status: 'connecting' } }, trackReading('Norte'), 0],
    ['not at all when it is the first', { track: null }, trackReading('Norte'), 0],
    ['not at all when it is the same', {}, trackReading('Marea'), 0],
    ['not at all when there is none', {}, quietReading(true), 0],
    ['not at all when the feed fails', {}, { kind: 'unreadable' }, 0],
  ])('%s', (_, state, reading, ms) => {
    expect(soundDelayMs({ ...PLAYING, ...state }, reading)).toBe(ms);
  });
});

function titles() {
  const clock = fakeClock();
  const told: unknown[] = [];
  const state = { ...PLAYING };
  const made = delayMetadata(
    clock,
    () => state,
    (reading) => told.push(reading.kind === 'read' ? reading.nowPlaying.track?.title : reading.kind),
  );
  return { ...made, clock, state, told };
}

it('tells it then, and what came later after it', async () => {
  const { apply, clock, state, told } = titles();
  apply(trackReading('Norte'));
  state.bufferedSeconds = 2;
  apply(trackReading('Sur'));
  apply({ kind: 'unreadable' });
  await clock.advance(7_999);
  expect(told).toEqual([]);
  await clock.advance(1);
  expect(told).toEqual(['Norte', 'Sur', 'unreadable']);
});

it('tells none before one that came earlier and waits longer than the first', async () => {
  const { apply, clock, state, told } = titles();
  apply(trackReading('Norte'));
  state.bufferedSeconds = 20;
  apply(trackReading('Sur'));
  state.bufferedSeconds = 0;
  apply({ kind: 'unreadable' });
  await clock.advance(19_999);
  expect(told).toEqual(['Norte']);
  await clock.advance(1);
  expect(told).toEqual(['Norte', 'Sur', 'unreadable']);
});

it('tells what needs no wait at once', () => {
  const { apply, clock, told } = titles();
  apply(trackReading('Marea'));
  expect(told).toEqual(['Marea']);
  expect(clock.waiting()).toBe(0);
});

it('tells all that waits when there is no sound to wait for, once', async () => {
  const { apply, catchUp, clock, told } = titles();
  apply(trackReading('Norte'));
  apply(trackReading('Sur'));
  catchUp();
  expect(told).toEqual(['Norte', 'Sur']);
  await clock.advance(60_000);
  expect(told).toEqual(['Norte', 'Sur']);
  expect(clock.waiting()).toBe(0);
});

it('leaves nothing behind at the end', async () => {
  const { apply, end, clock, told } = titles();
  apply(trackReading('Norte'));
  end();
  expect(clock.waiting()).toBe(0);
  await clock.advance(60_000);
  expect(told).toEqual([]);
});
