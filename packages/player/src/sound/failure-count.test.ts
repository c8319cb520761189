import { describe, expect, it } from 'vitest';
import { fakeSound } from '../testing/fake-sound';
import { createFailureCount } from './failure-count';
import { createMirrorFailover } from './mirror-failover';
import type { Sound } from './sound';
import { soundLog } from './sound-log';

const [ONE, TWO] = ['https://one.test/', 'https://two.test/'] as const;

function counting(streams: string[] = [ONE]) {
  const setup = fakeSound();
  const log = soundLog(setup.clock, () => {});
  const failures = createFailureCount(setup, log);
  const route = createMirrorFailover(setup.clock, streams);
  failures.restart(ONE);
  /** The states after failures, of which `u` could not be decoded. */
  const lose = (kinds: string): Sound[] => [...kinds].map((kind) => failures.next(route, kind === 'u').sound);
  return { ...setup, log, failures, route, lose };
}
const CONNECTING = { status: 'connecting' };
const over = (reason: string) => ({ status: 'error', reason });

describe('of a station that was never heard', () => {
  it.each([
    ['xxx', over('unavailable')],
    ['uuu', over('undecodable')],
    ['xxu', over('unavailable')],
    ['uxu', over('unavailable')],
    ['uux', over('unavailable')],
    ['uu', CONNECTING],
  ])('%s ends in %j', (kinds, end) => {
    const { lose, failures } = counting();
    expect(lose(kinds).at(-1)).toEqual(end);
    expect(failures.count()).toBe(kinds.length);
  });

  it('has as many tries as addresses need, also those that a playlist named', () => {
    const { lose, route } = counting([ONE, TWO]);
    expect(lose('xxxxx').at(-1)).toEqual(CONNECTING);
    route.expand(['https://three.test/', 'https://four.test/']);
    expect(lose('xxx').at(-1)).toEqual(CONNECTING);
    expect(lose('x').at(-1)).toEqual(over('unavailable'));
  });

  it('counts the silence from its call on', async () => {
    const { clock, log, failures, lose } = counting();
    await clock.advance(20_000);
    log.restart();
    failures.restart(ONE);
    expect(lose('x')).toEqual([CONNECTING]);
    await clock.advance(20_000);
    expect(lose('x')).toEqual([over('unavailable')]);
  });
});

it('judges the address that was lost, not the one that it turns to', () => {
  const made = counting(['https://one.test/live.flac', TWO]);
  made.failures.restart('https://one.test/live.flac');
  made.canPlay = () => false;
  const failures = createFailureCount(made, made.log);
  expect(failures.next(made.route, false).sound).toEqual(over('unsupported'));
});

it('turns the route', () => {
  const { lose, route } = counting([ONE, TWO]);
  lose('xx');
  expect(route.current()).toBe(TWO);
});

it('forgets both counts once the sound has held, and not that the station was heard', () => {
  const { lose, failures } = counting();
  failures.heard();
  lose('uuuu');
  failures.forget();
  expect(failures.count()).toBe(0);
  expect(lose('uuuu').at(-1)).toEqual({ status: 'reconnecting', attempt: 4 });
  expect(lose('u')).toEqual([over('undecodable')]);
});

it('knows what was heard by station: another is given up, the first one never', () => {
  const { lose, failures } = counting();
  failures.heard();
  failures.restart(TWO);
  expect([failures.wasHeard(), lose('xxx').at(-1)]).toEqual([false, over('unavailable')]);
  failures.restart(ONE);
  expect([failures.wasHeard(), failures.count()]).toEqual([true, 0]);
  expect(lose('xxxx').at(-1)).toEqual({ status: 'reconnecting', attempt: 4 });
});
