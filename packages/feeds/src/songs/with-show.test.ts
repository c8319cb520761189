import { describe, expect, it } from 'vitest';
import { nowPlaying } from '../now-playing';
import type { FeedReading } from '../read-with';
import { isShowOver, withFound, withShow } from './with-show';

const SHOW = { title: 'La tarde', hosts: 'con Ana', address: 'https://radio.test/la-tarde/', until: 1_000 };
const track = { title: 'Sur', artist: 'Los Faros', art: '' };
const reading = (found: Parameters<typeof nowPlaying>[0]): FeedReading => ({
  kind: 'read',
  nowPlaying: nowPlaying(found),
});
const liveOf = (told: FeedReading) => (told.kind === 'read' ? told.nowPlaying.live : told.kind);

describe('the show that is on', () => {
  it.each([
    ['stands beside a song', { track }, SHOW, { live: 'La tarde · con Ana' }],
    ['stands for a song that there is not', { track: null }, SHOW, { live: 'con Ana', title: 'La tarde' }],
    [
      'names who is live where it has no hosts',
      { track, live: { isLive: true, name: 'Luis' } },
      { ...SHOW, hosts: '' },
      { live: 'La tarde · Luis' },
    ],
    ['is a name alone', { track: null }, { ...SHOW, hosts: '' }, { live: '', title: 'La tarde' }],
  ])('%s', (_, found, show, words) => {
    expect(liveOf(withShow(reading(found), { show }))).toMatchObject({ words, address: SHOW.address });
  });

  it.each([
    ['a hole between shows', reading({ track }), { show: { until: 1_000 } }],
    ['a server without a schedule', reading({ track }), {}],
    ['no answer', reading({ track }), undefined],
    ['a program that cannot be read', { kind: 'unreadable' } as const, { show: SHOW }],
  ])('changes nothing for %s', (_, told, answer) => expect(withShow(told, answer)).toBe(told));

  it.each([
    ['before its end', 999_999, false],
    ['at its end', 1_000_000, true],
  ])('is over or not: %s', (_, now, isOver) => expect(isShowOver({ show: SHOW }, now)).toBe(isOver));

  it('is never over where there is no schedule', () => {
    expect([isShowOver({}, 1e15), isShowOver(undefined, 1e15)]).toEqual([false, false]);
  });

  it('comes with the art that our server found', () => {
    const told = withFound(reading({ track }), { show: SHOW, art: 'https://radio.test/a.png' });
    expect(told.kind === 'read' && told.nowPlaying.track?.art).toBe('https://radio.test/a.png');
    expect(liveOf(told)).toMatchObject({ words: { live: 'La tarde · con Ana' } });
  });
});
