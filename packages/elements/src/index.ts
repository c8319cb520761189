import { imports } from './generated/tags';

export { addLanguage } from './add-language';
export { configure, type OndaOptions } from './configure';
export { VERSION as version } from './page-state';

/** The tags of all elements. */
export const tags: readonly string[] = Object.keys(imports);

/** Brings the code of one element. Rejects for a tag that is none of ours. */
export async function define(tag: string): Promise<void> {
  const load = imports[tag];
  if (!load) throw new Error(`@onda/elements has no <${tag}>`);
  await load();
}

/** Brings the code of all elements at once. `@onda/elements/loader` brings what a page contains. */
export const defineAll = async (): Promise<void> => {
  await Promise.all(tags.map(define));
};
