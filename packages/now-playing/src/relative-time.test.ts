import { translator } from '@onda/core/i18n/messages';
import { expect, it } from 'vitest';
import { blockMessages } from './messages';
import { relativeTime } from './relative-time';

const NOW = new Date(2026, 10, 21, 18, 30).getTime();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const told = (playedAt: number | null, lang: 'es' | 'en' = 'es') =>
  relativeTime(playedAt, NOW, translator(blockMessages, lang), lang);

it.each([
  [-5 * SECOND, 'hace unos segundos'],
  [0, 'hace unos segundos'],
  [59 * SECOND, 'hace unos segundos'],
  [60 * SECOND, 'hace 1 min'],
  [59 * MINUTE + 59 * SECOND, 'hace 59 min'],
  [HOUR, 'hace 1 h'],
  [23 * HOUR + 59 * MINUTE, 'hace 23 h'],
])('%i ms later it is %s', (passed, text) => {
  expect(told(NOW - passed)).toBe(text);
});

it('without a moment it is a while ago', () => {
  expect([told(null), told(null, 'en')]).toEqual(['hace un rato', 'a while ago']);
});

it('for a clock that is behind it is a while ago, not now', () => {
  expect(told(NOW + HOUR)).toBe('hace unos segundos');
  expect(told(NOW + HOUR + SECOND)).toBe('hace un rato');
});

it('from a day on it is the local time of day', () => {
  expect(told(new Date(2026, 10, 20, 18, 30).getTime())).toBe('18:30');
  expect(told(new Date(2026, 10, 19, 7, 5).getTime())).toBe('07:05');
});
