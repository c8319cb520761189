import { fakeClock } from '@onda/core/testing/fake-clock';
import { describe, expect, it } from 'vitest';
import { fakeTransport } from '../testing/fake-transport';
import { detectStalls } from './stall-detector';

const LOOK_MS = 200;

/** Each look a word; `play` lets seconds be heard, with so much ahead, at every look. */
function watching(start = 0) {
  const clock = fakeClock(start);
  const transport = fakeTransport();
  transport.open('https://radio.test/', { level: 1, isMuted: false }, () => {});
  const connection = transport.last();
  let told: string[] = [];
  const word = (name: string) => () => void told.push(name);
  const stop = detectStalls(clock, connection, {
    sounding: word('sounding'),
    silent: word('silent'),
    steady: word('steady'),
    lost: word('lost'),
  });
  /** The words of so long a time, each once. */
  const pass = async (ms: number, heard = 0, ahead = () => 3) => {
    told = [];
    for (let passed = 0; passed < ms; passed += LOOK_MS) {
      if (heard) connection.play(heard, ahead());
      await clock.advance(LOOK_MS);
    }
    return [...new Set(told)];
  };
  return { clock, connection, pass, stop };
}

describe('by the position', () => {
  it('sounds while it moves, and is steady after ten seconds of it', async () => {
    const { pass } = watching();
    expect(await pass(9_800, 0.2)).toEqual(['sounding']);
    expect(await pass(200, 0.2)).toEqual(['sounding', 'steady']);
  });

  it('says nothing of a stall of less than half a second', async () => {
    const { pass } = watching();
    await pass(1_000, 0.2);
    expect(await pass(400)).toEqual([]);
    expect(await pass(200)).toEqual(['silent']);
  });

  it('is lost after four seconds of silence, and not before', async () => {
    const { pass } = watching();
    await pass(1_000, 0.2);
    expect(await pass(3_800)).toEqual(['silent']);
    expect(await pass(200)).toEqual(['lost']);
  });

  it('tells no silence of what never began, and gives it up as well', async () => {
    const { pass } = watching();
    expect(await pass(3_800)).toEqual([]);
    expect(await pass(200)).toEqual(['lost']);
  });

  it('is steady ten seconds after the last silence, not after the first sound', async () => {
    const { pass } = watching();
    await pass(9_000, 0.2);
    await pass(1_000);
    expect(await pass(9_600, 0.2)).toEqual(['sounding']);
    expect(await pass(400, 0.2)).toEqual(['sounding', 'steady']);
  });

  it('sounds also where the position goes back', async () => {
    const { pass } = watching();
    await pass(1_000, 0.2);
    expect(await pass(2_000, -0.1)).toEqual(['sounding']);
  });
});

describe('by what arrives, while old sound plays on', () => {
  it.each<[string, number, string[]]>([
    ['more than half a second ahead', 0.6, ['lost']],
    ['less, which a browser does not tell', 0.4, []],
    ['up to 25 s ahead', 24.9, ['lost']],
    ['more, where a browser stops reading', 27, []],
  ])('nothing new for 13 s: %s', async (_, ahead, end) => {
    const { connection, pass, clock } = watching();
    connection.play(0.2, 13);
    await clock.advance(LOOK_MS);
    const frozenAt = connection.received();
    // Heard on, as slowly as keeps it so far from the end.
    const heard = () => frozenAt - connection.position();
    const step = 0.000_1;
    connection.play(frozenAt - connection.position() - ahead, ahead);
    const left = () => heard() - step;
    await pass(12_800, step, left);
    expect((await pass(400, step, left)).filter((word) => word === 'lost')).toEqual(end);
  });

  it('is not lost before 13 s', async () => {
    const { connection, pass } = watching();
    connection.play(0.2, 5);
    const received = connection.received();
    const words = await pass(12_800, 0.000_1, () => received - connection.position() - 0.000_1);
    expect(words).not.toContain('lost');
  });
});

it('looks no more once it is undone', async () => {
  const { clock, pass, stop } = watching();
  await pass(1_000, 0.2);
  stop();
  expect([await pass(60_000), clock.waiting()]).toEqual([[], 0]);
});
