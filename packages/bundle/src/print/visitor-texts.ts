import type { Catalog } from '@onda/core/i18n/messages';

/** A catalog, and the file that it stands in. */
export interface FoundCatalog {
  file: string;
  catalog: Catalog;
}

/** A text whose number decides its form in languages of more than two: the first placeholder is that number. */
const COUNTED = /^[^{]*\{(count|total|minutes)\}/;

/**
 * `generated/visitor-texts.js`: every visitor's text in English, for the tools that collect texts for translators. No
 * browser loads it. The context of a text is its key.
 */
export function printVisitorTexts(catalogs: readonly FoundCatalog[]): string {
  const files = new Map<string, Set<string>>();
  for (const { file, catalog } of catalogs)
    for (const [key, text] of Object.entries(catalog.en)) {
      const line = callOf(key, text);
      files.set(line, (files.get(line) ?? new Set()).add(file));
    }
  const lines = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const calls = lines.map(
    ([line, where]) => `/* translators: of ${[...where].sort().join(', ')} */\n${line}\n`,
  );
  return `// Printed by \`pnpm generate\` from the messages of the packages. Do not edit.\n${calls.join('')}`;
}

function callOf(key: string, text: string): string {
  const [context, english] = [quoted(key), quoted(text)];
  return COUNTED.test(text)
    ? `_nx(${english}, ${english}, 2, ${context}, 'onda');`
    : `_x(${english}, ${context}, 'onda');`;
}

/** In the quotes that gettext's tools and `wp i18n` read alike. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The exports of a module that are catalogs. */
export const catalogsIn = (file: string, module: Record<string, unknown>): FoundCatalog[] =>
  Object.values(module)
    .filter(isCatalog)
    .map((catalog) => ({ file, catalog }));

const isCatalog = (value: unknown): value is Catalog =>
  typeof value === 'object' && value !== null && 'es' in value && 'en' in value;
