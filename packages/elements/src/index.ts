import { imports } from './generated/tags';

export { addLanguage } from './add-language';
export { configure, type OndaOptions } from './configure';
export { VERSION as version } from './page-state';

/** The tags of all elements. */
export const tags: readonly string[] = Object.keys(imports);

/** Loads the code of one element. Rejects for an unknown tag. */
export async function define(tag: string): Promise<void> {
  const load = imports[tag];
  if (!load) throw new Error(`@onda/elements has no <${tag}>`);
  await load();
}

/** Loads the code of all elements at once. `@onda/elements/loader` loads those of a page. */
export const defineAll = async (): Promise<void> => {
  await Promise.all(tags.map(define));
};
