import type { Random } from '@onda/core/testing/random';

const PIECES = [
  'Faro',
  ' ',
  '<b>',
  '"',
  "'",
  '&',
  '&amp;',
  '{{title}}',
  'ñandú',
  '$&',
  '$1',
  'שלום',
  '🎵',
  '`',
  '=',
  '/',
  ';',
];

/** A text of any kind, never empty. */
export const randomText = (random: Random): string =>
  Array.from({ length: 1 + random.below(6) }, () => random.of(PIECES)).join('');
