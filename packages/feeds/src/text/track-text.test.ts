// @vitest-environment node
import { describe, expect, it } from 'vitest';
import titles from '../fixtures/title-case.json';
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

/** Titles of both languages: as written, as shown. */
it.each(titles as [string, string][])('writes an artist with initial capitals: %s', (text, cased) => {
  expect(titleCase(text)).toBe(cased);
});
