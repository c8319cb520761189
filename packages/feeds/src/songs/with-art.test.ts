import { expect, it } from 'vitest';
import { nowPlaying } from '../now-playing';
import { withArt } from './with-art';

const FOUND = 'https://found.test/marea.jpg';
const reading = (art: string) =>
  ({ kind: 'read', nowPlaying: nowPlaying({ track: { title: 'Marea', artist: 'Faro', art } }) }) as const;

it('gives a track without a picture the one that was found', () => {
  expect(withArt(reading(''), FOUND)).toEqual(reading(FOUND));
});

it.each([
  ['a track with a picture', reading('https://radio.test/own.png')],
  ['no track', { kind: 'read', nowPlaying: nowPlaying({}) } as const],
  ['an unreadable feed', { kind: 'unreadable' } as const],
  ['an unknown feed', { kind: 'unknown' } as const],
])('changes nothing for %s', (_, told) => expect(withArt(told, FOUND)).toBe(told));

it.each([
  undefined,
  null,
  '',
  'http://found.test/marea.jpg',
  'javascript:alert(1)',
  'data:image/png;base64,x',
  5,
  [FOUND],
])('takes %j for no picture', (art) => {
  const told = reading('');
  expect(withArt(told, art)).toBe(told);
});
