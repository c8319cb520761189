import { foldWithPlaces } from '@onda/core/text/fold';
import { formsOf } from '@onda/core/text/word-forms';
import { describe, expect, it } from 'vitest';
import { foundPattern } from './found-pattern';

/** Typed, the text in which it is found, and what of it is marked. */
const FOUND: readonly (readonly [typed: string, text: string, marked: readonly string[]])[] = [
  ['acdc', 'Suena AC/DC en directo', ['AC/DC']],
  ['rem', 'R.E.M. se despide', ['R.E.M']],
  ['pink', 'Canta P!nk', ['P!nk']],
  ['kesha', 'Ke$ha vuelve', ['Ke$ha']],
  ['oconnor', 'Sinéad O’Connor', ['O’Connor']],
  ['supermercado', 'Super mercado nuevo', ['Super mercado']],
  ['canciones', 'La canción de las canciones', ['canción', 'canciones']],
  ['luz', 'Luces de enero, luz de febrero', ['Luces', 'luz']],
  ['reyes', 'El rey y los Reyes', ['rey', 'Reyes']],
  ['parties', 'One party, two parties', ['party', 'parties']],
  ['alas', 'a las tres', []],
  ['luz', 'lucha', []],
  ['c++', 'código c++', ['c++']],
];

describe('what is found for a word', () => {
  it.each(FOUND)('of %j in %j is marked', (typed, text, marked) => {
    const { folded, places } = foldWithPlaces(text);
    const all = [
      ...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${foundPattern(typed, false)})`, 'gu')),
    ];
    expect(all.map(({ 0: word, index }) => text.slice(places[index], places[index + word.length]))).toEqual(
      marked,
    );
  });

  it('is the word alone where only whole words count', () => {
    const pattern = new RegExp(foundPattern('radio', true), 'gu');
    expect('radios radio'.match(pattern)).toEqual(['radio']);
  });
});

describe('the other number of a word', () => {
  it.each([
    ['cancion', 'canciones'],
    ['luz', 'luces'],
    ['lapiz', 'lapices'],
    ['casa', 'casas'],
    ['ciudad', 'ciudades'],
    ['mes', 'meses'],
    ['autobus', 'autobuses'],
    ['ley', 'leyes'],
    ['bisturi', 'bisturies'],
    ['club', 'clubs'],
    ['coche', 'coches'],
    ['año', 'años'],
    ['party', 'parties'],
    ['glass', 'glasses'],
    ['box', 'boxes'],
  ])('of %s is %s, and the other way round', (one, many) => {
    expect(formsOf(one)).toContain(many);
    expect(formsOf(many)).toContain(one);
  });

  it.each(['de', 'u2', '2026', 'мир', 'más', ''])('is none of %j', (word) => {
    expect(formsOf(word)).toEqual([]);
  });
});
