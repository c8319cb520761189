import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Lazy module → the module whose stage is loaded before it, both below `packages/`. Each lazy module imports its
 * predecessor, so whatever a stage holds is in one chunk for all that come later.
 */
export const stages = (table: Record<string, string>): Plugin => ({
  name: 'stages',
  setup(build) {
    const packages = resolve('packages');
    const before = new Map(
      Object.entries(table).map(([module, former]) => [resolve(packages, module), resolve(packages, former)]),
    );
    build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const former = before.get(path);
      if (former === undefined) return undefined;
      const contents = `import ${JSON.stringify(former)};\n${readFileSync(path, 'utf8')}`;
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
