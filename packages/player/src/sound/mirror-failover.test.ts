import { fakeClock } from '@onda/core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { createMirrorFailover } from './mirror-failover';

const STREAMS = ['https://a.test/', 'https://b.test/', 'https://c.test/'];

function route(streams = STREAMS, waysOf?: (address: string) => string[]) {
  const clock = fakeClock();
  const made = createMirrorFailover(clock, streams, waysOf);
  const lose = (times: number) => {
    for (let time = 0; time < times; time++) made.lost();
  };
  return { clock, lose, ...made };
}

it('turns to the next address after two failures in a row, and round again', () => {
  const { current, lose } = route();
  lose(1);
  expect(current()).toBe(STREAMS[0]);
  const met = [0, 1, 2].map(() => {
    lose(current() === STREAMS[0] ? 1 : 2);
    return current();
  });
  expect(met).toEqual([STREAMS[1], STREAMS[2], STREAMS[0]]);
});

it('forgets a failure once the address has held', () => {
  const { current, lose, held } = route();
  lose(1);
  held();
  lose(1);
  expect(current()).toBe(STREAMS[0]);
});

it('leads back to the first at the first break after five minutes, and not before', async () => {
  const { current, lose, clock } = route();
  lose(2);
  await clock.advance(5 * 60_000 - 1);
  lose(1);
  expect(current()).toBe(STREAMS[1]);
  await clock.advance(1);
  expect(current()).toBe(STREAMS[1]);
  lose(1);
  expect(current()).toBe(STREAMS[0]);
});

it.each([
  [60_000 - 1, STREAMS[2]],
  [60_000, STREAMS[0]],
])('counts the five minutes from the first on: %i ms after the second turn at four', async (ms, stream) => {
  const { current, lose, clock } = route();
  lose(2);
  await clock.advance(4 * 60_000);
  lose(2);
  expect(current()).toBe(STREAMS[2]);
  await clock.advance(ms);
  lose(1);
  expect(current()).toBe(stream);
});

it('counts the five minutes anew each time it leaves the first', async () => {
  const { current, lose, clock } = route();
  lose(2);
  await clock.advance(5 * 60_000);
  lose(1);
  await clock.advance(60_000);
  lose(2);
  await clock.advance(5 * 60_000 - 1);
  lose(1);
  expect(current()).toBe(STREAMS[1]);
});

it('forgets failures with the address that had them', () => {
  const { current, lose } = route();
  lose(3);
  expect(current()).toBe(STREAMS[1]);
  lose(1);
  expect(current()).toBe(STREAMS[2]);
});

it('hears an address once that is named twice', () => {
  const { current, lose, size, home } = route([STREAMS[0], STREAMS[0], STREAMS[1]] as string[]);
  lose(2);
  expect([size(), current(), home()]).toEqual([2, STREAMS[1], STREAMS[0]]);
});

it('stays where there is only one', () => {
  const { current, lose } = route(['https://a.test/']);
  lose(7);
  expect(current()).toBe('https://a.test/');
});

it('unfolds no playlist twice, whether it names itself or another that names it', () => {
  const { current, expand, size } = route(['https://a.test/a.m3u']);
  expect(expand(['https://a.test/a.m3u'])).toBe(false);
  expect(expand(['https://a.test/b.m3u'])).toBe(true);
  expect(expand(['https://a.test/a.m3u'])).toBe(false);
  expect([current(), size()]).toEqual(['https://a.test/b.m3u', 1]);
  expect(expand(['https://a.test/a.m3u', 'https://a.test/live'])).toBe(true);
  expect([current(), size()]).toEqual(['https://a.test/live', 1]);
});

it('puts the streams of a playlist in its place', () => {
  const { current, lose, expand, size } = route(['https://a.test/live.m3u', 'https://b.test/']);
  expand(['https://x.test/', 'https://y.test/']);
  expect([current(), size()]).toEqual(['https://x.test/', 3]);
  lose(4);
  expect(current()).toBe('https://b.test/');
});

describe('other forms of an address', () => {
  const [ROOT, OTHER] = ['https://a.test/', 'https://b.test/live'];
  const WAYS = ['https://a.test/;', 'https://a.test/stream'];
  const waysOf = (address: string) => (address === ROOT ? WAYS : []);

  it('are tried once each after its first failure, before the mirrors', () => {
    const { current, lose, size } = route([ROOT, OTHER], waysOf);
    const met = Array.from({ length: 7 }, () => {
      const address = current();
      lose(1);
      return address;
    });
    expect(met).toEqual([ROOT, ...WAYS, ROOT, OTHER, OTHER, ROOT]);
    expect(size()).toBe(2);
  });

  it('stay in its place once they are heard', () => {
    const { current, lose, heard, home, station } = route([ROOT], waysOf);
    lose(1);
    heard();
    lose(5);
    expect([current(), home(), station()]).toEqual([WAYS[0], ROOT, WAYS[0]]);
  });

  it('are not asked for where it was heard', () => {
    const { current, lose, heard } = route([ROOT], waysOf);
    heard();
    lose(1);
    expect(current()).toBe(ROOT);
  });
});

it('tells the stream of the station: the heard one of its playlist, never a mirror', () => {
  const { lose, expand, station, isUnread } = route(['https://a.test/live.pls', 'https://b.test/']);
  expect([station(), isUnread()]).toEqual(['https://a.test/live.pls', true]);
  expand(['https://x.test/', 'https://y.test/']);
  expect(station()).toBe('https://x.test/');
  lose(2);
  expect(station()).toBe('https://y.test/');
  lose(2);
  expect(station()).toBe('https://x.test/');
});
