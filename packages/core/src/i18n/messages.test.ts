import { afterEach, describe, expect, it } from 'vitest';
import { languageOf, translator } from './messages';

const CATALOG = {
  es: { more: 'Ver más', ago: 'hace {count} {unit}' },
  en: { more: 'See more', ago: '{count} {unit} ago' },
};

describe('translator', () => {
  it('fills the placeholders of the text in that language', () => {
    expect(translator(CATALOG, 'es')('ago', { count: 0, unit: 'min' })).toBe('hace 0 min');
    expect(translator(CATALOG, 'en')('ago', { count: 3, unit: 'min' })).toBe('3 min ago');
  });

  it('leaves a placeholder without a value, and takes no value for a pattern', () => {
    expect(translator(CATALOG, 'es')('ago', { count: '$&' })).toBe('hace $& {unit}');
  });

  it("prefers the owner's own words", () => {
    const t = translator(CATALOG, 'es', { more: 'Más' });
    expect([t('more'), t('ago', { count: 1, unit: 'h' })]).toEqual(['Más', 'hace 1 h']);
  });
});

describe('languageOf', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('lang');
    document.body.innerHTML = '';
  });

  const inside = (html: string) => {
    document.body.innerHTML = html;
    return document.body.querySelector('i') ?? document.body;
  };

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['ES', 'es'],
    ['en-GB', 'en'],
    ['pt', 'en'],
    ['est', 'en'],
    ['', 'es'],
    [' ', 'es'],
  ])('reads lang="%s" as %s', (lang, language) => {
    expect(languageOf(inside(`<p lang="${lang}"><i></i></p>`))).toBe(language);
  });

  it('takes the nearest word, else that of the document, else Spanish', () => {
    expect(languageOf(inside('<i></i>'))).toBe('es');
    document.documentElement.lang = 'en';
    expect(languageOf(inside('<i></i>'))).toBe('en');
    expect(languageOf(inside('<p lang="es"><i></i></p>'))).toBe('es');
    expect(languageOf(inside('<p lang="es"><i lang="fr"></i></p>'))).toBe('en');
  });

  it('looks out of a shadow root', () => {
    const root = inside('<p lang="en"><i></i></p>').attachShadow({ mode: 'open' });
    root.innerHTML = '<b></b>';
    expect(languageOf(root.querySelector('b') ?? document.body)).toBe('en');
  });

  it('answers for an element that is nowhere yet', () => {
    document.documentElement.lang = 'en';
    expect(languageOf(document.createElement('i'))).toBe('en');
  });
});
