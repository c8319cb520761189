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
});
