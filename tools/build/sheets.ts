import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { FLOOR } from './floor';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** tsup's own plugin takes whatever ends in `.css`. */
const MARK = '?sheet';

/**
 * A style sheet that a module imports is text in its chunk, for a constructed sheet; the linked ones are entries. Its
 * path is relative: the names of built files hang on it, and are the same in each folder.
 */
export const importedSheets: Plugin = {
  name: 'imported-sheets',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ path, importer, kind }) =>
      kind === 'import-statement'
        ? { path: relative('.', resolve(dirname(importer), path)) + MARK, namespace: 'sheet' }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path }) => {
      const text = readFileSync(path.slice(0, -MARK.length), 'utf8');
      const { code } = await build.esbuild.transform(text, { loader: 'css', minify: true, target: FLOOR });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};
