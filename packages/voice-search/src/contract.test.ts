import { translator } from '@onda/core/i18n/messages';
import { defaultsOf } from '@onda/core/testing/fake-host';
import { describe, expect, it } from 'vitest';
import { voiceSearch } from './contract';
import { printedMessages } from './messages';
import { sessionMessages } from './session/session-messages';
import { HINT_MS } from './session/store';

it('has the settings of the specification, with its defaults (R-3 and R-9)', () => {
  expect(defaultsOf(voiceSearch)).toEqual({
    activationWord: 'buscar',
    instructionText: 'Haz clic y di: buscar ...',
    ajaxUrl: '',
    ajaxAction: 'voice_search_find',
    lang: 'es-ES',
  });
  expect(voiceSearch.actions).toEqual(['voice_search_find']);
  expect([voiceSearch.tag, voiceSearch.shortcodes[0]]).toEqual(['voice-search', 'voice_search']);
});

it('has the times of the specification, in milliseconds (R-5, R-8 and R-9)', () => {
  expect(HINT_MS).toEqual({
    instruction: 8_000,
    denied: 6_000,
    nothingSaid: 4_500,
    wordMissing: 7_000,
    own: 6_000,
  });
});

describe('the texts of the specification, byte for byte', () => {
  const t = translator(sessionMessages, 'es');
  it.each([
    ['instruction', 'Haz clic y di: buscar ...'],
    ['denied', 'Permiso de micrófono denegado. Revisa la configuración del navegador.'],
    ['nothingSaid', "No detecté qué buscar. Intenta: 'buscar noticias de ...'"],
    ['wordMissing', "Di la palabra clave al inicio, por ejemplo: 'buscar restaurantes'."],
    ['unsupported', 'Tu navegador no soporta búsqueda por voz'],
  ] as const)('%s: %s', (key, text) => expect(t(key, { word: 'buscar' })).toBe(text));
});

it.each([
  ['printed', printedMessages],
  ['of the talk', sessionMessages],
])('the texts %s are there in both languages, with the same places for values', (_, { es, en }) => {
  const places = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, text.match(/\{\w+\}/g) ?? []]);
  expect(places(es)).toEqual(places(en));
});
