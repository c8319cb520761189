import { translator } from '@onda/core/messages';
import { nowPlaying } from '@onda/feeds/now-playing';
import { expect, it } from 'vitest';
import { blockMessages } from './messages';
import { presentBlock, type Words } from './present';
import type { OnAir, WidgetState } from './store';

const DEFAULT_COVER = 'https://radio.test/60.png';
const ART = 'https://radio.test/a.png';

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
  expect(shown(null, { feed }).status.text).toBe(text);
});

it('shows no song before one was read', () => {
  expect(shown(null)).toMatchObject({
    track: { hidden: true },
    'history-toggle': { hidden: true },
    songs: [],
  });
});

it('shows the song that was read', () => {
  expect(shown({ track: { title: 'Sur', artist: 'Los Faros', art: ART } })).toMatchObject({
    track: { hidden: false },
    title: { text: 'Sur' },
    artist: { text: 'Los Faros' },
    cover: { src: ART },
    'history-toggle': { hidden: false },
  });
});

it('words what is missing of the current song', () => {
  expect(shown({ track: null })).toMatchObject({
    title: { text: 'Título desconocido' },
    artist: { text: 'Artista desconocido' },
    cover: { src: DEFAULT_COVER },
  });
});

it('words what is missing of an earlier song', () => {
  const { songs } = shown({ history: [{ title: '', artist: '', art: '', playedAt: null }] });
  expect(songs).toEqual([
    {
      cover: { src: DEFAULT_COVER },
      title: { text: 'Sin título' },
      artist: { text: 'Sin artista' },
      time: { text: 'hace un rato' },
    },
  ]);
});

it('shows the art of a song, the default cover where it did not load, and the drawn one without that', () => {
  const track = { title: 'A', artist: 'B', art: ART };
  expect(shown({ track }).cover.src).toBe(ART);
  expect(shown({ track }, { failedArt: [ART] }).cover.src).toBe(DEFAULT_COVER);
  expect(shown({ track }, { failedArt: [ART, DEFAULT_COVER] }).cover.src).toBeNull();
});

it.each([
  ['en vivo', { isOnline: true }, false, { text: 'En vivo', 'data-state': 'on' }],
  ['the player sounds', { isOnline: true }, true, { text: 'En vivo', 'data-state': 'sounding' }],
  ['a person', { live: { isLive: true, name: 'Ana' } }, false, { text: 'En vivo: Ana', 'data-state': 'on' }],
  ['off air', { isOnline: false }, true, { text: 'Fuera del aire', 'data-state': 'off' }],
])('has a live indicator: %s', (_case, onAir, isSounding, live) => {
  expect(shown(onAir, { isSounding }).live).toEqual(live);
});

it('has a history that can be shown once the feed told of an earlier song', () => {
  expect(shown({ history: [] }, { isHistoryShown: true })).toMatchObject({
    'history-toggle': { text: 'Ver historial', hidden: false, disabled: true },
    history: { hidden: true },
  });
});

it('offers the history where there is one, and says whether it is shown', () => {
  const history = [{ title: 'A', artist: '', art: '', playedAt: 0 }];
  expect(shown({ history })).toMatchObject({
    'history-toggle': { text: 'Ver historial', hidden: false, disabled: false, 'aria-expanded': false },
    history: { hidden: true },
  });
  expect(shown({ history }, { isHistoryShown: true })).toMatchObject({
    'history-toggle': { 'aria-expanded': true },
    history: { hidden: false },
  });
});

it('speaks English where the page does', () => {
  expect(shown({ track: null }, {}, 'en')).toMatchObject({
    title: { text: 'Unknown title' },
    live: { text: 'Live' },
  });
});
