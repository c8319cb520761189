/** Every visible text of a feature, in both languages. `{name}` stands for a value. */
export type Catalog<Key extends string = string> = Record<Language, Record<Key, string>>;

export type Language = 'es' | 'en';

export type Translate<Key extends string = string> = (
  key: Key,
  values?: Record<string, string | number>,
) => string;

/** `overrides` are the site owner's own words; a placeholder without a value stays as it is. */
export function translator<Key extends string>(
  catalog: Catalog<Key>,
  language: Language,
  overrides: Record<string, string> = {},
): Translate<Key> {
  return (key, values = {}) =>
    (overrides[key] ?? catalog[language][key]).replace(PLACEHOLDER, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Spanish is the language of the house; a page in a language that we do not speak reads English. */
export function languageOf(element: Element): Language {
  const lang = nearestLang(element);
  const [code] = lang.toLowerCase().split('-');
  return code === '' || code === 'es' ? 'es' : 'en';
}

/** Looks out of shadow roots too. */
function nearestLang(element: Element): string {
  const lang = element.closest('[lang]')?.getAttribute('lang');
  if (typeof lang === 'string') return lang.trim();
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? nearestLang(root.host) : document.documentElement.lang.trim();
}
