/** Every visible text of a feature, in both languages of this source. `{name}` stands for a value. */
export type Catalog<Key extends string = string> = Record<OwnLanguage, Record<Key, string>>;

export type OwnLanguage = 'es' | 'en';

/** `es`, `en`, or the primary subtag of a language whose catalog the page has loaded. */
export type Language = OwnLanguage | (string & {});

export type Translate<Key extends string = string> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** From English texts by key to those of a language. A text that it lacks stays English. */
export type InLanguage = <Key extends string>(english: Record<Key, string>) => Record<Key, string>;

declare global {
  interface Window {
    /** Languages besides the source's own, by primary subtag. Only a page in one of them has any. */
    ondaLanguages?: Record<string, InLanguage>;
  }
}

/** `overrides` are the site owner's own words; a placeholder without a value stays as it is. */
export function translator<Key extends string>(
  catalog: Catalog<Key>,
  language: Language,
  overrides: Record<string, string> = {},
): Translate<Key> {
  const texts = textsIn(catalog, language);
  return (key, values = {}) =>
    (overrides[key] ?? texts[key]).replace(PLACEHOLDER, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** The texts of a catalog in a language, with their placeholders. */
export const textsIn = <Key extends string>(catalog: Catalog<Key>, language: Language): Record<Key, string> =>
  catalog[language as OwnLanguage] ?? window.ondaLanguages?.[language]?.(catalog.en);

/** Spanish is the default language; a page in a language without texts gets English. */
export function languageOf(element: Element): Language {
  const lang = nearestLang(element).getAttribute('lang') ?? '';
  const [code = ''] = lang.trim().toLowerCase().split('-');
  if (code === '' || code === 'es') return 'es';
  return window.ondaLanguages?.[code] ? code : 'en';
}

/** The search goes out of shadow roots, too. */
function nearestLang(element: Element): Element {
  const root = element.getRootNode();
  const outside = () => (root instanceof ShadowRoot ? nearestLang(root.host) : document.documentElement);
  return element.closest('[lang]') ?? outside();
}
