import { expect, it } from 'vitest';
import { asServerReads } from './feed-document';

const STREAM = 'https://radio.example/list.m3u';
const PAGE = 'https://radio.example/8042/7.html';
const SOUND = 'https://radio.example/8042/stream';

it.each([
  ['an answer without notes', {}, {}, { feedUrl: undefined, streamUrl: STREAM }],
  ['a page of this stream alone', {}, { feed: PAGE }, { feedUrl: PAGE, streamUrl: STREAM }],
  ['the feed of the owner first', { feedUrl: '/np' }, { feed: PAGE }, { feedUrl: '/np', streamUrl: STREAM }],
  ['the sound in a playlist', {}, { sound: SOUND }, { feedUrl: undefined, streamUrl: SOUND }],
  [
    'words to leave out',
    {},
    { leaveOut: ['Now on air:'] },
    { streamUrl: STREAM, feedUrl: undefined, leaveOut: ['Now on air:'] },
  ],
  ['a charset', {}, { charset: 'windows-1251' }, { streamUrl: STREAM, charset: 'windows-1251' }],
  [
    'an answer without words and charset, those of the owner',
    { leaveOut: ['Now:'], charset: 'koi8-r' },
    {},
    { streamUrl: STREAM, feedUrl: undefined, leaveOut: ['Now:'], charset: 'koi8-r' },
  ],
  [
    'words and a charset of the answer before the owner’s',
    { leaveOut: ['Now:'], charset: 'koi8-r' },
    { leaveOut: [], charset: 'windows-1251' },
    { streamUrl: STREAM, feedUrl: undefined, leaveOut: [], charset: 'windows-1251' },
  ],
  ['what is no answer', {}, null, { feedUrl: undefined, streamUrl: STREAM }],
])('%s is read as our server reads it', (_, options, data, expected) => {
  expect(asServerReads({ streamUrl: STREAM, ...options }, data)).toEqual(expected);
});
