import { describe, expect, it } from 'vitest';
import { DESIGN_WIDTH_PX, scaledLimit, shorten } from './shorten';

describe('shorten', () => {
  it.each([
    ['Última parada', 25, 'Última parada'],
    ['Última parada', 13, 'Última parada'],
    ['Última parada', 12, 'Última…'],
    ['Última parada del tranvía', 14, 'Última parada…'],
    ['Última parada del tranvía', 13, 'Última parada…'],
    ['Supercalifragilístico', 5, 'Super…'],
    ['🎵🎵🎵🎵', 2, '🎵🎵…'],
    ['', 25, ''],
  ])('%s to %s characters', (text, limit, short) => {
    expect(shorten(text, limit)).toBe(short);
  });
});

describe('the limit', () => {
  it.each([
    [25, DESIGN_WIDTH_PX, 25],
    [25, 710, 50],
    [36, 178, 18],
    [25, 0, 25],
    [1, 1, 1],
  ])('%s characters at %s px', (limit, width, scaled) => {
    expect(scaledLimit(limit, width)).toBe(scaled);
  });

  it('is meant for the default width of 355 px', () => {
    expect(DESIGN_WIDTH_PX).toBe(355);
  });
});
