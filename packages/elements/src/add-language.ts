import { languageOfCatalog } from '@onda/core/i18n/catalog-language';

/**
 * Registers a language besides Spanish and English, before the first element of that language starts.
 *
 * @param lang A tag as in pages: `ar`, `pt-BR`. Its primary subtag counts.
 * @param catalog The parsed JSON of `onda-LOCALE-onda-visitor.json`. Missing texts stay English.
 */
export function addLanguage(lang: string, catalog: unknown): void {
  const [code = ''] = lang.toLowerCase().split('-');
  window.ondaLanguages = { ...window.ondaLanguages, [code]: languageOfCatalog(lang, catalog) };
}
