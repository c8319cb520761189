import { resolve } from 'node:path';
import type { Options } from 'tsup';

/** The loader of a page in another language than Spanish and English, which waits for that language's texts. */
export const inLanguage: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'in-language',
  setup(build) {
    const path = resolve('packages/bundle/src/load-in-language.ts');
    build.onResolve({ filter: /\/module-loader$/ }, ({ importer }) => (importer === path ? null : { path }));
  },
};
