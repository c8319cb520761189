import { translator } from '@onda/core/i18n/messages';
import { expect, it } from 'vitest';
import { EPISODE, fakeEpisode } from '../testing/fake-episode';
import { episodeMessages } from './messages';
import { currentChapter, present } from './present';

const t = translator(episodeMessages, 'en');

/** The bar of an episode in this state. */
function bar(changes: object) {
  const { player } = fakeEpisode();
  player.start(EPISODE, false);
  return present({ ...player.store.getState(), ...changes }, 'en', t);
}

it.each([
  [0, 'Listen'],
  [0.9, 'Listen'],
  [1, 'Go on at 0:01'],
  [65.7, 'Go on at 1:05'],
])('where the browser wants a touch at %d s it says %s', (position, goOn) => {
  expect(bar({ sound: { status: 'blocked' }, position })).toMatchObject({ goOn, state: 'blocked' });
});

it('has nothing to go on with in any other state', () => {
  expect(bar({ sound: { status: 'idle' }, position: 65 })?.goOn).toBe('');
});

it.each([
  [{ position: 10, aim: null, length: 100 }, 10, '0:10'],
  [{ position: 10, aim: 90, length: 100 }, 90, '1:30'],
  [{ position: 10, aim: 0, length: 100 }, 0, '0:00'],
  [{ position: 10, aim: 200, length: 100 }, 100, '1:40'],
  [{ position: 200, aim: null, length: 100 }, 100, '1:40'],
  [{ position: 10, aim: 90, length: 0 }, 90, '1:30'],
])('of %j the slider stands at %d, which reads %s', (state, position, positionText) => {
  expect(bar(state)).toMatchObject({ position, positionText });
});

it.each([
  [{ length: 0 }, { lengthText: '', canSeek: false }],
  [{ length: 0.5 }, { lengthText: '0:00', canSeek: true }],
  [{ length: 61 }, { lengthText: '1:01', canSeek: true }],
  [
    { length: 61, canSeek: false },
    { lengthText: '1:01', canSeek: false },
  ],
])('of %j the bar shows %j', (state, shown) => {
  expect(bar(state)).toMatchObject(shown);
});

it.each([
  [9.4, -1],
  [9.5, 0],
  [59.4, 0],
  [59.5, 1],
])('at %d s the chapter is the one that begins half a second later at most: %d', (position, chapter) => {
  const chapters = [10, 60].map((start) => ({ start, title: '', address: '' }));
  expect(currentChapter(chapters, position)).toBe(chapter);
});
