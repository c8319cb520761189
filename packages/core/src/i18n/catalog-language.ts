import type { InLanguage } from './messages';

/** Translations by context and English text, as gettext's JSON catalogs (JED) hold them: one, or one a plural form. */
type Translations = Record<string, readonly string[]>;

/** The separator of context and text. */
const BETWEEN = '\u0004';
/** CLDR's plural categories in the order of gettext's forms. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/**
 * Reads a JED catalog: the English of a text is its `msgid`, its key the context. Missing and malformed texts stay
 * English.
 *
 * @param tag The language of the catalog (`ar`, `pt-BR`), whose plural rules are the browser's.
 */
export function languageOfCatalog(tag: string, catalog: unknown): InLanguage {
  const translations = readJed(catalog);
  const formOf = pluralForms(tag);
  const translated = (key: string, english: string): string => {
    const forms = translations[key + BETWEEN + english];
    return forms ? asText(forms, formOf) : english;
  };
  return (english) =>
    Object.fromEntries(
      Object.entries<string>(english).map(([key, text]) => [key, translated(key, text)]),
    ) as typeof english;
}

function readJed(catalog: unknown): Translations {
  const domains = Object.values(Object(Object(catalog).locale_data));
  const entries = Object.entries<unknown>(Object(domains[0]));
  return Object.fromEntries(entries.filter(isTranslated));
}

const isTranslated = (entry: [string, unknown]): entry is [string, string[]] =>
  Array.isArray(entry[1]) &&
  entry[1].length > 0 &&
  entry[1].every((text) => typeof text === 'string' && text);

/** The function from a number to the index of its plural form. */
function pluralForms(tag: string): (count: number) => number {
  const rules = pluralRules(tag);
  const categories = CATEGORIES.filter((category) =>
    rules.resolvedOptions().pluralCategories.includes(category),
  );
  return (count) => categories.indexOf(rules.select(count));
}

function pluralRules(tag: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(tag);
  } catch {
    return new Intl.PluralRules('en');
  }
}

/**
 * The text. Its plural form depends on a number, which comes with the values: `translator` calls only `replace` of a
 * text, so a text in several forms is an object with this method.
 */
function asText(forms: readonly string[], formOf: (count: number) => number): string {
  const [first = ''] = forms;
  if (forms.length === 1) return first;
  const replace = (pattern: RegExp, fill: (whole: string, name: string) => string) => {
    const counted = forms.join(' ').match(/\{(\w+)\}/);
    const count = counted ? Number(fill('NaN', counted[1] ?? '')) : Number.NaN;
    const form = forms[Math.min(formOf(count), forms.length - 1)] ?? first;
    return form.replace(pattern, fill);
  };
  return { replace, toString: () => first } as unknown as string;
}
