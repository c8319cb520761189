import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'tsup';
import { minified } from './minify';

const ENTRIES = 'packages/admin/src/entries';
/** React's elements are made by WordPress's React alone: a second one breaks a screen at its next version. */
const OWN_REACT = /react\.(transitional\.)?element|jsx-runtime/;
/** The map of a script of the admin is empty: nothing reads it. */
const NO_MAP = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });

/** Builds each entry of packages/admin under a name that does not change, with the PHP file that the plugin reads. */
export async function buildAdminScripts(folder: string): Promise<void> {
  const files = readdirSync(ENTRIES);
  await build({
    config: false,
    entry: Object.fromEntries(files.map((file) => [basename(file, '.ts'), join(ENTRIES, file)])),
    outDir: folder,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    silent: true,
    splitting: false,
    noExternal: [/.*/],
    outExtension: () => ({ js: '.js' }),
    esbuildOptions(options) {
      options.charset = 'utf8';
      options.legalComments = 'none';
      // The project's own tsconfig asks for React's runtime, and would win over these as options of esbuild.
      delete options.tsconfig;
      options.tsconfigRaw = {
        compilerOptions: { jsx: 'react', jsxFactory: 'createElement', jsxFragmentFactory: 'Fragment' },
      };
      options.inject = ['packages/admin/src/wordpress-element.ts'];
    },
  });
  for (const file of files) {
    const name = basename(file, '.ts');
    const script = join(folder, `${name}.js`);
    const { code } = await minified({ code: readFileSync(script, 'utf8'), map: NO_MAP }, false);
    writeFileSync(script, code);
    writeFileSync(join(folder, `${name}.asset.php`), assetFile(code));
  }
}

/** Dependencies and version as `AdminScript` reads them. Throws for a script with a React of its own. */
export function assetFile(code: string): string {
  if (OWN_REACT.test(code)) throw new Error('a script of the admin holds a React of its own');
  const version = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const asset = `['dependencies' => ['wp-element'], 'version' => '${version}']`;
  return `<?php\n\ndefined('ABSPATH') || exit;\n\nreturn ${asset};\n`;
}
