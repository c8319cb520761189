import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Lazy module → the module, or modules, whose stage is loaded before it, all below `packages/`. Each lazy module imports its
 * predecessors, so whatever a stage holds is in one chunk for all that come later.
 */
export const stages = (table: Record<string, string | string[]>): Plugin => ({
  name: 'stages',
  setup(build) {
    const packages = resolve('packages');
    const before = new Map(
      Object.entries(table).map(([module, former]) => [
        resolve(packages, module),
        [former].flat().map((file) => `import ${JSON.stringify(resolve(packages, file))};\n`),
      ]),
    );
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const imports = before.get(path);
      if (imports === undefined) return undefined;
      const contents = imports.join('') + readFileSync(path, 'utf8');
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
