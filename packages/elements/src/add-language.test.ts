import { languageOf, translator } from '@onda/core/i18n/messages';
import { afterEach, expect, it } from 'vitest';
import { addLanguage } from './add-language';

afterEach(() => {
  delete window.ondaLanguages;
  document.body.innerHTML = '';
});

const catalog = (text: string) => ({ locale_data: { messages: { 'play\u0004Play': [text] } } });
const MESSAGES = { es: { play: 'Reproducir' }, en: { play: 'Play' } };

it('gives elements of that language its texts, and leaves the others theirs', () => {
  addLanguage('ar', catalog('تشغيل'));
  addLanguage('pt-BR', catalog('Tocar'));
  document.body.innerHTML = '<i lang="ar"></i><i lang="pt-BR"></i><i lang="en"></i><i lang="fr"></i>';
  const words = [...document.querySelectorAll('i')].map((place) =>
    translator(MESSAGES, languageOf(place))('play'),
  );
  expect(words).toEqual(['تشغيل', 'Tocar', 'Play', 'Play']);
});
