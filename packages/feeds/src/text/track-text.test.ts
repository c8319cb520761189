// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { titleCase, trackOf } from './track-text';

describe('song text', () => {
  it.each([
    ['Coldplay - Viva La Vida', 'Coldplay', 'Viva La Vida'],
    ['Shakira - Ñandú - Niño', 'Shakira - Ñandú', 'Niño'],
    ['A - B - C - D', 'A', 'B - C - D'],
    ['Coldplay-Yellow', 'Coldplay', 'Yellow'],
    ['Jean-Michel Jarre', '', 'Jean-Michel Jarre'],
    ['a-b-c', '', 'a-b-c'],
    ['Soda Stereo – Zoom', 'Soda Stereo', 'Zoom'],
    ['Noticias', '', 'Noticias'],
    ['- Title', '', 'Title'],
    ['Artist -', '', 'Artist'],
    ['-5', '', '-5'],
    ['-.5', '', '-.5'],
  ])('%s', (text, artist, title) => {
    expect(trackOf(text)).toEqual({ artist, title, art: '' });
  });

  it.each(['', '-', ' - ', '- -'])('names no track when nothing is left: "%s"', (text) => {
    expect(trackOf(text)).toBeNull();
  });

  it('carries the art', () => {
    expect(trackOf('A - B', 'https://x.test/a.png')?.art).toBe('https://x.test/a.png');
  });
});

describe('titleCase', () => {
  it.each([
    ['MÚSICA LIGERA', 'Música Ligera'],
    ['los ÁCIDOS y éL', 'Los Ácidos Y Él'],
    ["GUNS N' ROSES DON'T", "Guns N' Roses Don't"],
    ['AC/DC (LIVE)', 'Ac/Dc (Live)'],
    ['ÑANDÚ 2000AÑOS', 'Ñandú 2000años'],
    ['', ''],
  ])('%s', (text, cased) => {
    expect(titleCase(text)).toBe(cased);
  });
});
