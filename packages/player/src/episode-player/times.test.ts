import { expect, it } from 'vitest';
import { clockTime, spokenTime } from './times';

it.each([
  [0, '0:00', '0 segundos', '0 seconds'],
  [1, '0:01', '1 segundo', '1 second'],
  [65.9, '1:05', '1 minuto 5 segundos', '1 minute 5 seconds'],
  [725, '12:05', '12 minutos 5 segundos', '12 minutes 5 seconds'],
  [3_480, '58:00', '58 minutos', '58 minutes'],
  [3_725, '1:02:05', '1 hora 2 minutos 5 segundos', '1 hour 2 minutes 5 seconds'],
])('%d seconds are %s: %s, %s', (seconds, clock, spanish, english) => {
  expect([clockTime(seconds), spokenTime(seconds, 'es'), spokenTime(seconds, 'en')]).toEqual([
    clock,
    spanish,
    english,
  ]);
});
