// @vitest-environment node
import { expect, it } from 'vitest';
import type { PlayerAttributes } from '../texts';
import { toldSong } from './told-song';

const STREAM = 'https://radio.test/live.mp3';
const attributes = (more: Partial<PlayerAttributes> = {}) =>
  ({ radioStream: STREAM, feed: '', preserveOriginalUpperLowerCase: false, ...more }) as PlayerAttributes;
const told = {
  stream: STREAM,
  feed: '',
  online: true,
  title: 'Norte',
  artist: 'LOS FAROS',
  cased: 'Los Faros',
};
const track = { title: 'Norte', artist: 'Los Faros', art: '' };
const nobody = { isLive: false, name: '' };

it.each([
  ['a song', told, { isOnline: true, track, live: nobody }],
  [
    'its picture',
    { ...told, art: 'https://x.test/a.jpg' },
    { track: { ...track, art: 'https://x.test/a.jpg' } },
  ],
  ['who is live', { ...told, presenter: 'Ana' }, { live: { isLive: true, name: 'Ana' } }],
  ['that somebody is live', { ...told, presenter: '' }, { live: { isLive: true, name: '' } }],
  ['its times', { ...told, startedAt: 100, endsAt: 300 }, { startedAt: 100_000, endsAt: 300_000 }],
  ['its begin', { ...told, startedAt: 100 }, { startedAt: 100_000, endsAt: null }],
  ['no times', told, { startedAt: null, endsAt: null }],
  ['no song', { stream: STREAM, feed: '', online: true }, { isOnline: true, track: null, live: nobody }],
  ['nobody on air', { stream: STREAM, feed: '', online: false }, { isOnline: false, track: null }],
])('shows %s as the server read it', (_, onAir, expected) => {
  expect(toldSong(onAir, attributes())).toMatchObject({ kind: 'read', nowPlaying: expected });
});

it('is nothing for another stream or feed, and where nothing was told', () => {
  expect(toldSong(told, attributes({ radioStream: 'https://radio.test/other.mp3' }))).toBeNull();
  expect(toldSong(told, attributes({ feed: 'https://radio.test/feed' }))).toBeNull();
  expect(toldSong(undefined, attributes())).toBeNull();
});
