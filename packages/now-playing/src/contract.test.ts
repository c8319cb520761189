import { parseAttribute } from '@onda/core/element/attributes';
import { expect, it } from 'vitest';
import { nowPlayingWidget } from './contract';
import { POLL_MS } from './feed/feed-source';
import { blockMessages } from './messages';
import { CLOSE_MS } from './page/closing';
import { printedMessages } from './printed-messages';
import { HISTORY_LIMIT } from './store';

const { attributes } = nowPlayingWidget;

it.each(['id', 'img', 'url'] as const)(
  'takes the wrapper’s attribute %s, empty where the page says nothing',
  (name) => {
    expect(parseAttribute(null, attributes[name]).value).toBe('');
  },
);

it('takes no address but http(s) for the default cover', () => {
  expect(parseAttribute('javascript:alert(1)', attributes.img).value).toBe('');
  expect(parseAttribute('https://radio.test/60.png', attributes.img).value).toBe('https://radio.test/60.png');
});

it.each([
  ['polls every 30 s', POLL_MS, 30_000],
  ['closes after 10 s', CLOSE_MS, 10_000],
  ['shows 4 songs before the current one', HISTORY_LIMIT, 4],
])('%s', (_rule, constant, number) => {
  expect(constant).toBe(number);
});

const spanish = { ...printedMessages.es, ...blockMessages.es };

it.each([
  ['more', 'Ver más'],
  ['close', 'Cerrar'],
  ['loading', 'Cargando...'],
  ['history', 'Ver historial'],
  ['unrecognised', 'Error al obtener datos'],
  ['unreachable', 'No se pudo conectar'],
  ['unknownTitle', 'Título desconocido'],
  ['unknownArtist', 'Artista desconocido'],
  ['noTitle', 'Sin título'],
  ['noArtist', 'Sin artista'],
  ['someTimeAgo', 'hace un rato'],
  ['secondsAgo', 'hace unos segundos'],
  ['minutesAgo', 'hace {count} min'],
  ['hoursAgo', 'hace {count} h'],
] as const)('says %s as the specification words it: %s', (key, text) => {
  expect(spanish[key]).toBe(text);
});
