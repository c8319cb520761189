import { expect, it } from 'vitest';
import lists from './fixtures/playlists.json';
import { playlistStreams } from './playlist';

const AT = 'https://radio.test/listen/live.m3u';

/** The cases that the readers of both languages share. */
it.each(lists)('reads $id', ({ body, streams }) => {
  expect(playlistStreams(body, AT)).toEqual(streams);
});

it('takes twenty streams at most', () => {
  const text = Array.from({ length: 50 }, (_, at) => `https://radio.test/${at}.mp3`).join('\n');
  expect(playlistStreams(text, AT)).toHaveLength(20);
});
