import { translator } from '@onda/core/i18n/messages';
import { defaultsOf } from '@onda/core/testing/fake-host';
import { expect, it } from 'vitest';
import { radioPlayer } from './contract';
import { playerMessages } from './messages';
import { present } from './present';
import type { Sound } from './sound/sound';
import type { PlayerState } from './store';

const texts = { es: translator(playerMessages, 'es'), en: translator(playerMessages, 'en') };
const attributes = { ...defaultsOf(radioPlayer), radioName: 'Radio Uno' };
const state: PlayerState = {
  sound: { status: 'idle' },
  volume: { level: 1, isMuted: false },
  feed: 'unasked',
  track: null,
  history: [],
  failedArt: [],
  canSetVolume: true,
  isMinimized: false,
};
const shown = (change: Partial<PlayerState>, lang: 'es' | 'en' = 'es') =>
  present({ ...state, ...change }, attributes, texts[lang]);

it.each<[Sound, string, string, string]>([
  [{ status: 'idle' }, 'idle', 'Reproducir', ''],
  [{ status: 'connecting' }, 'connecting', 'Pausar', 'Conectando…'],
  [{ status: 'playing' }, 'playing', 'Pausar', ''],
  [{ status: 'reconnecting', attempt: 2 }, 'reconnecting', 'Pausar', 'Reconectando…'],
  [{ status: 'blocked' }, 'blocked', 'Reproducir', 'El navegador espera un toque: pulsa Reproducir.'],
  [{ status: 'error', reason: 'offline' }, 'error', 'Pausar', playerMessages.es.offline],
  [{ status: 'error', reason: 'insecure' }, 'error', 'Reproducir', playerMessages.es.insecure],
  [{ status: 'error', reason: 'unavailable' }, 'error', 'Reproducir', playerMessages.es.unavailable],
  [{ status: 'error', reason: 'unsupported' }, 'error', 'Reproducir', playerMessages.es.unsupported],
  [{ status: 'error', reason: 'network' }, 'error', 'Reproducir', 'Error de red'],
])('says of %o the state %s, the button %s and the line "%s"', (sound, name, playLabel, status) => {
  expect(shown({ sound })).toMatchObject({ state: name, playLabel, status });
});

it.each([
  ['unsupported', 'Media error: Format(s) not supported or source(s) not found'],
  ['network', 'Network error'],
  ['undecodable', 'Cannot recover, last media error recovery failed'],
  ['noRenderer', 'No renderer found'],
] as const)('says of %s what the specification says: %s', (reason, text) => {
  expect(shown({ sound: { status: 'error', reason } }, 'en').status).toBe(text);
});

it('names the volume as a slider and as a screen reader needs it, in both languages', () => {
  const volume = { level: 0.35, isMuted: false };
  expect(shown({ volume })).toMatchObject({ volume: '0.35', volumeText: '35 %', muteLabel: 'Silenciar' });
  expect(shown({ volume }, 'en').volumeText).toBe('35%');
});

it('offers to unmute what is muted and leaves the slider where it was', () => {
  const volume = { level: 0.35, isMuted: true };
  expect(shown({ volume })).toMatchObject({ isMuted: true, volume: '0.35', muteLabel: 'Activar sonido' });
});

it.each<[Sound, string]>([
  [{ status: 'idle' }, 'La emisora está fuera del aire.'],
  [{ status: 'connecting' }, 'La emisora está fuera del aire.'],
  [{ status: 'playing' }, 'En vivo'],
  [{ status: 'reconnecting', attempt: 0 }, 'En vivo'],
  [{ status: 'reconnecting', attempt: 1 }, 'La emisora está fuera del aire.'],
  [{ status: 'error', reason: 'unavailable' }, 'La emisora está fuera del aire.'],
])('of a server that calls its station off air it says at %o: %s', (sound, title) => {
  expect(shown({ sound, feed: 'offAir' }).title).toBe(title);
});

it.each([
  ['a person with a name', { isLive: true, name: 'Marta' }, 'En vivo: Marta', 'Live: Marta'],
  ['a person', { isLive: true, name: '' }, 'En vivo', 'Live'],
  ['the name of nobody who is live', { isLive: false, name: 'AutoDJ' }, '', ''],
  ['nobody', undefined, '', ''],
])('says who is on air: %s', (_, live, es, en) => {
  expect([shown({ live }).live, shown({ live }, 'en').live]).toEqual([es, en]);
});

it('shows the name of the station and what is on air', () => {
  const track = { title: 'Marea alta', artist: 'Los Faros', art: '' };
  expect(shown({ feed: 'read', track })).toMatchObject({
    name: 'Radio Uno',
    title: 'Marea alta',
    artist: 'Los Faros',
  });
});
