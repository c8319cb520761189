import { expect, it } from 'vitest';
import type { NowPlaying } from '../now-playing';
import { untilNextSong } from './next-song';

const NOW = 1_790_000_000_000;
const read = (startedAt: number | null, endsAt: number | null) => ({
  kind: 'read',
  nowPlaying: { startedAt, endsAt } as NowPlaying,
});

it.each([
  ['two seconds after the song ends', read(NOW - 60_000, NOW + 30_000), 32_000],
  ['whenever it began', read(null, NOW + 30_000), 32_000],
  ['also in the moment in which it begins', read(NOW, NOW + 30_000), 32_000],
  ['a song that has ended already is asked for by a negative time', read(NOW - 90_000, NOW - 5_000), -3_000],
  ['where nobody says when it ends', read(NOW, null), undefined],
  ['by a clock that is behind the feed’s', read(NOW + 1, NOW + 30_000), undefined],
  ['where nothing was read', { kind: 'unreachable' }, undefined],
])('%s', (_, reading, expected) => {
  expect(untilNextSong(reading, NOW)).toBe(expected);
});
