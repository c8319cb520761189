import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Options } from 'tsup';
import { assetFile, moduleOf } from './wordpress-scripts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const TYPES = 'packages/block-editor/wordpress.d.ts';

/** `@wordpress/block-editor` → `window.wp.blockEditor`, and the handle for WordPress. */
function wordpressScripts(used: Set<string>): Plugin {
  return {
    name: 'wordpress-scripts',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^@wordpress\// }, ({ path }) => ({ path, namespace: 'wordpress' }));
      esbuild.onResolve({ filter: /^react(\/|$)/ }, ({ path }) => ({
        errors: [{ text: `${path}: the editor uses @wordpress/element` }],
      }));
      esbuild.onLoad({ filter: /.*/, namespace: 'wordpress' }, ({ path }) => {
        const name = path.replace('@wordpress/', '');
        used.add(`wp-${name}`);
        return { contents: moduleOf(path, readFileSync(TYPES, 'utf8')), loader: 'js' };
      });
    },
  };
}

/** Builds the editor's script under a name that does not change, and the PHP file with its dependencies and version. */
export async function buildBlockEditor(folder: string): Promise<void> {
  const used = new Set<string>();
  await build({
    config: false,
    entry: { 'block-editor': 'packages/block-editor/src/main.tsx' },
    outDir: folder,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    silent: true,
    esbuildOptions(options) {
      options.charset = 'utf8';
      options.legalComments = 'none';
    },
    noExternal: [/.*/],
    outExtension: () => ({ js: '.js' }),
    esbuildPlugins: [wordpressScripts(used)],
  });
  const code = readFileSync(join(folder, 'block-editor.js'), 'utf8');
  writeFileSync(join(folder, 'block-editor.asset.php'), assetFile([...used].sort(), code));
}
