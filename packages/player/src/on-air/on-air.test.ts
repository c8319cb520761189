import { translator } from '@onda/core/i18n/messages';
import { defaultsOf } from '@onda/core/testing/fake-host';
import { describe, expect, it } from 'vitest';
import { radioPlayer } from '../contract';
import { ART, quietReading, trackReading } from '../testing/readings';
import { type FeedStatus, onAirOf, presentOnAir } from './on-air';
import { onAirMessages } from './on-air-messages';

const COVER = 'https://radio.test/cover.png';
const attributes = { ...defaultsOf(radioPlayer), noImageAvailable: COVER };

describe('what a reading says', () => {
  it.each([
    ['a track', trackReading('Marea alta'), { feed: 'read', track: { title: 'Marea alta' } }],
    ['a station without titles', quietReading(true), { feed: 'read', track: null }],
    ['a station that is silent', quietReading(false), { feed: 'offAir', track: null }],
    ['nothing readable', { kind: 'unreadable' } as const, { feed: 'unreadable', track: null }],
    ['a kind nobody knows', { kind: 'unknown' } as const, { feed: 'unknown', track: null }],
  ])('%s', (_, reading, onAir) => expect(onAirOf(reading)).toMatchObject(onAir));
});

describe('what is shown without a track', () => {
  it.each<[FeedStatus, string, string]>([
    ['unasked', 'En vivo', 'On air'],
    ['read', 'En vivo', 'On air'],
    ['offAir', 'La emisora está fuera del aire.', 'The station is off air.'],
    ['unreadable', 'Datos no disponibles...', 'Data not available...'],
    ['unknown', 'No disponible...', 'Not available...'],
  ])('%s: %s, or %s', (feed, es, en) => {
    for (const [lang, title] of [['es', es] as const, ['en', en] as const]) {
      const t = translator(onAirMessages, lang);
      expect(presentOnAir({ feed, track: null }, attributes, t)).toEqual({ title, artist: '', cover: COVER });
    }
  });
});

it('shows the art of the track, and the station’s cover where it has none', () => {
  const t = translator(onAirMessages, 'es');
  const coverOf = (art: string) => presentOnAir(onAirOf(trackReading('x', 'y', art)), attributes, t).cover;
  expect(coverOf(ART)).toBe(ART);
  expect(coverOf('')).toBe(COVER);
});
