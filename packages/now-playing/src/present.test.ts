import { translator } from '@onda/core/i18n/messages';
import { nowPlaying } from '@onda/feeds/now-playing';
import { expect, it } from 'vitest';
import { blockMessages } from './messages';
import { presentBlock, type Words } from './present';
import type { OnAir, WidgetState } from './store';

const DEFAULT_COVER = 'https://radio.test/60.png';
const ART = 'https://radio.test/a.png';

const SHOW = {
  isLive: false,
  name: '',
  words: { live: 'La tarde · con Ana' },
  address: '/la-tarde/',
};

const words = (lang: 'es' | 'en' = 'es'): Words => ({
  t: translator(blockMessages, lang),
  lang,
  status: { loading: 'L', read: '', unreachable: 'U', unrecognised: 'X' },
});

function shown(onAir: Partial<OnAir> | null, more: Partial<WidgetState> = {}, lang: 'es' | 'en' = 'es') {
  const state: WidgetState = {
    isOpen: true,
    isHistoryShown: false,
    feed: 'read',
    onAir: onAir && { ...nowPlaying({}), ...onAir },
    isSounding: false,
    now: 0,
    failedArt: [],
    ...more,
  };
  return presentBlock(state, DEFAULT_COVER, words(lang));
}

it.each([
  ['loading', 'L'],
  ['read', ''],
  ['unreachable', 'U'],
  ['unrecognised', 'X'],
] as const)('a feed that is %s is told as "%s"', (feed, text) => {
  expect(shown(null, { feed }).status).toBe(text);
});

it('shows no song before one was read', () => {
  expect(shown(null)).toMatchObject({
    isRead: false,
    songs: [],
  });
});

it('shows the song that was read', () => {
  expect(shown({ track: { title: 'Sur', artist: 'Los Faros', art: ART } })).toMatchObject({
    isRead: true,
    title: 'Sur',
    artist: 'Los Faros',
    cover: ART,
  });
});

it('words what is missing of the current song', () => {
  expect(shown({ track: null })).toMatchObject({
    title: 'Título desconocido',
    artist: 'Artista desconocido',
    cover: DEFAULT_COVER,
  });
});

it('words what is missing of an earlier song', () => {
  const { songs } = shown({ history: [{ title: '', artist: '', art: '', playedAt: null }] });
  expect(songs).toEqual([
    {
      cover: DEFAULT_COVER,
      title: 'Sin título',
      artist: 'Sin artista',
      time: 'hace un rato',
    },
  ]);
});

it('shows the art of a song, the default cover where it did not load, and the drawn one without that', () => {
  const track = { title: 'A', artist: 'B', art: ART };
  expect(shown({ track }).cover).toBe(ART);
  expect(shown({ track }, { failedArt: [ART] }).cover).toBe(DEFAULT_COVER);
  expect(shown({ track }, { failedArt: [ART, DEFAULT_COVER] }).cover).toBe('');
});

it.each([
  ['en vivo', { isOnline: true }, false, { live: 'En vivo', liveState: 'on' }],
  ['the player sounds', { isOnline: true }, true, { live: 'En vivo', liveState: 'sounding' }],
  ['a person', { live: { isLive: true, name: 'Ana' } }, false, { live: 'En vivo: Ana', liveState: 'on' }],
  ['a show', { live: SHOW }, false, { live: 'La tarde · con Ana', liveState: 'on', address: '/la-tarde/' }],
  ['a show of a station that is off air', { isOnline: false, live: SHOW }, false, { live: 'Fuera del aire' }],
  ['off air', { isOnline: false }, false, { live: 'Fuera del aire', liveState: 'off' }],
  ['off air, but it sounds', { isOnline: false }, true, { live: 'En vivo', liveState: 'sounding' }],
])('has a live indicator: %s', (_case, onAir, isSounding, live) => {
  expect(shown(onAir, { isSounding })).toMatchObject(live);
});

it('says whether the history is shown, and names its button', () => {
  const history = [{ title: 'A', artist: '', art: '', playedAt: 0 }];
  expect(shown({ history })).toMatchObject({ history: 'Ver historial', isHistoryShown: false });
  expect(shown({ history }, { isHistoryShown: true })).toMatchObject({ isHistoryShown: true });
});

it('speaks English where the page does', () => {
  expect(shown({ track: null }, {}, 'en')).toMatchObject({
    title: 'Unknown title',
    live: 'Live',
  });
});

it('has the show for a song that there is not', () => {
  const live = { ...SHOW, words: { live: 'con Ana', title: 'La tarde' } };
  expect(shown({ live })).toMatchObject({ title: 'La tarde', artist: '', live: 'con Ana' });
});
