import { expect, it } from 'vitest';
import { phraseOf } from './phrase';

it.each([
  ['buscar restaurantes', 'restaurantes'],
  ['Buscar Restaurantes', 'restaurantes'],
  ['  BUSCAR tango  ', 'tango'],
  ['quiero buscar noticias de hoy', 'quiero noticias de hoy'],
  ['noticias buscar', 'noticias'],
  ['buscar cómo buscar trabajo', 'cómo buscar trabajo'],
  ['Buscar: Café Tacvba.', 'café tacvba'],
  ['¡Buscar «niños»!', '«niños»'],
])('of %j searches %j', (said, phrase) => expect(phraseOf(said, 'buscar')).toBe(phrase));

it.each([
  ['Por favor, buscar, noticias', 'por favor noticias'],
  ['Por favor: ¡buscar! ¿noticias?', 'por favor noticias'],
  ['Buscar... noticias, deportes y más.', 'noticias, deportes y más'],
  ['Noticias de hoy. Buscar.', 'noticias de hoy'],
  ['Buscar “tango”.', 'tango'],
  ['Buscar “Bella ciao” en vivo', 'bella ciao en vivo'],
])('leaves no punctuation around the word: of %j searches %j', (said, phrase) =>
  expect(phraseOf(said, 'buscar')).toBe(phrase),
);

it.each([
  ['busqueda', 'búsqueda', 'busqueda tango', 'tango'],
  ['búsqueda', 'busqueda', 'búsqueda tango', 'tango'],
  ['a word of two letters for each one', 'búsqueda', 'bu\u0301squeda Café', 'café'],
  ['capitals', 'BÚSQUEDA', 'Busqueda: Café', 'café'],
])('hears %s, and leaves the accents of the rest', (_, word, said, phrase) =>
  expect(phraseOf(said, word)).toBe(phrase),
);

it('takes n and ñ for two letters', () => expect(phraseOf('ano tango', 'año')).toBeUndefined());

it.each([
  ['buscar noticias buscar noticias', 'noticias'],
  ['Buscar noticias. Buscar noticias.', 'noticias'],
  ['buscar noticias buscar noticias buscar noticias', 'noticias'],
  ['quiero buscar tango quiero buscar tango', 'quiero tango'],
  ['buscar buscar tango buscar tango y jazz', 'tango y jazz'],
  ['buscar buscar', ''],
  ['buscar new york new york', 'new york new york'],
  ['buscar tango y buscar trabajo', 'tango y buscar trabajo'],
  ['buscar tango buscar salsa', 'tango buscar salsa'],
  ['quiero buscar tango oye buscar tango', 'quiero tango oye buscar tango'],
  ['Buscar tango … buscar tango …', 'tango'],
])('hears a phrase once that one result repeats: of %j searches %j', (said, phrase) =>
  expect(phraseOf(said, 'buscar')).toBe(phrase),
);

it('hears a repeated phrase once after a word of two words', () => {
  expect(phraseOf('Oye radio pon jazz, oye radio pon jazz', 'Oye radio')).toBe('pon jazz');
});

it.each(['restaurantes', '', 'busca restaurantes', '   '])('finds no activation word in %j', (said) =>
  expect(phraseOf(said, 'buscar')).toBeUndefined(),
);

it.each(['buscar', ' Buscar ', 'Buscar.', 'buscar ...'])('of %j nothing remains', (said) =>
  expect(phraseOf(said, 'buscar')).toBe(''),
);

it('takes another word, in whatever case the page writes it', () => {
  expect(phraseOf('Oye radio, pon jazz', 'Oye RADIO')).toBe('pon jazz');
});

it('searches everything where the page wants no word', () => {
  expect(phraseOf('Pon jazz', '')).toBe('pon jazz');
  expect(phraseOf('New York New York', '')).toBe('new york new york');
});
