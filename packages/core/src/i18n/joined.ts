import type { Catalog } from './messages';

/** Several catalogs as one. */
export const joined = (...catalogs: Catalog[]): Catalog => ({
  es: Object.assign({}, ...catalogs.map(({ es }) => es)),
  en: Object.assign({}, ...catalogs.map(({ en }) => en)),
});
