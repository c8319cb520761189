import type { FeedReading } from '@onda/feeds/read-with';
import { expect, it } from 'vitest';
import { trackReading } from '../testing/readings';
import { songOf } from './follow-songs';

const OFFLINE = trackReading('Marea');
if (OFFLINE.kind === 'read') OFFLINE.nowPlaying.isOnline = false;

it.each<[string, FeedReading]>([
  ['Los Faros – Marea', trackReading('Marea')],
  ['Marea', trackReading('Marea', '')],
  ['', OFFLINE],
  ['', { kind: 'unreadable' }],
])('the song is “%s”', (song, reading) => {
  expect(songOf(reading)).toBe(song);
});
