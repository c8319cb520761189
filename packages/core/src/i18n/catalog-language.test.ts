import { afterEach, describe, expect, it } from 'vitest';
import { languageOfCatalog } from './catalog-language';
import { languageOf, textsIn, translator } from './messages';

const CATALOG = {
  es: { more: 'Ver más', found: '{count} resultados', other: 'Otro' },
  en: { more: 'See more', found: '{count} results', other: 'Other' },
};

const ARABIC = {
  locale_data: {
    messages: {
      '': { lang: 'ar', 'plural-forms': 'nplurals=6; plural=…' },
      'more\u0004See more': ['عرض المزيد'],
      'found\u0004{count} results': [
        'لا نتائج',
        'نتيجة واحدة',
        'نتيجتان',
        '{count} نتائج',
        '{count} نتيجة',
        '{count} من النتائج',
      ],
      'other\u0004Another': ['لا يخص هذا النص'],
      'more\u0004Wrong': [7],
    },
  },
};

const arabic = (catalog: unknown = ARABIC, tag = 'ar') => {
  window.ondaLanguages = { ar: languageOfCatalog(tag, catalog) };
  return translator(CATALOG, 'ar');
};

describe('languageOfCatalog', () => {
  afterEach(() => {
    delete window.ondaLanguages;
    document.body.innerHTML = '';
  });

  it('finds a text by its key and its English', () => {
    expect(arabic()('more')).toBe('عرض المزيد');
    expect(textsIn(CATALOG, 'ar').more).toBe('عرض المزيد');
  });

  it.each([
    [0, 'لا نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [5, '5 نتائج'],
    [11, '11 نتيجة'],
    [100, '100 من النتائج'],
  ])('takes the plural form of %d', (count, text) => {
    expect(arabic()('found', { count })).toBe(text);
  });

  it('leaves English what the catalog lacks, and a text whose English has changed since', () => {
    expect(arabic()('other')).toBe('Other');
  });

  it("prefers the owner's own words", () => {
    window.ondaLanguages = { ar: languageOfCatalog('ar', ARABIC) };
    expect(translator(CATALOG, 'ar', { more: 'المزيد' })('more')).toBe('المزيد');
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['no domain', { locale_data: {} }],
    ['no texts', { locale_data: { messages: { 'more\u0004See more': 'عرض' } } }],
    [
      'empty texts',
      { locale_data: { messages: { 'more\u0004See more': [''], 'found\u0004{count} results': [] } } },
    ],
  ])('reads %s as English', (_, catalog) => {
    const t = arabic(catalog);
    expect([t('more'), t('found', { count: 2 })]).toEqual(['See more', '2 results']);
  });

  it('takes the last form where the catalog has fewer than the language, and for no number', () => {
    const few = { locale_data: { messages: { 'found\u0004{count} results': ['نتيجة', '{count} نتائج'] } } };
    expect(arabic(few)('found', { count: 7 })).toBe('7 نتائج');
    expect(arabic(few)('found')).toBe('{count} نتائج');
  });

  it('counts as English does in a language that the browser does not know', () => {
    const two = { locale_data: { messages: { 'found\u0004{count} results': ['one', '{count} many'] } } };
    const t = arabic(two, 'not a tag');
    expect([t('found', { count: 1 }), t('found', { count: 2 })]).toEqual(['one', '2 many']);
  });

  it('is spoken only where the page says so', () => {
    arabic();
    document.body.innerHTML = '<p lang="ar-EG"><i></i></p><p lang="en"><b></b></p><p lang="fr"><s></s></p>';
    const languages = ['i', 'b', 's'].map((tag) => languageOf(document.querySelector(tag) ?? document.body));
    expect(languages).toEqual(['ar', 'en', 'en']);
  });
});
