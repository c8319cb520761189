import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Adds imports that tell esbuild which modules share a chunk. Paths are relative to `packages/`.
 *
 * @param table Lazy module → the module, or modules, that the page loads before it. The lazy module imports them, so
 * their code is in one chunk for all later modules. The imports stand on its first line, so that its
 * lines keep their numbers.
 * @param together Groups of modules for one chunk. Each module imports the one before it, the first one the last.
 * Modules that are not there, because their feature is not, are left out.
 */
export const stages = (table: Record<string, string | string[]>, together: string[][]): Plugin => ({
  name: 'stages',
  setup(build) {
    const place = (file: string) => realpathSync(resolve('packages', file));
    const isThere = (file: string) => existsSync(resolve('packages', file));
    const rings = together.flatMap((group) => ring(group.filter(isThere)));
    const rows = [...Object.entries(table), ...rings].filter(([module]) => isThere(module));
    const before = new Map<string, string[]>();
    for (const [module, former] of rows) {
      const imports = [former]
        .flat()
        .filter(isThere)
        .map((file) => `import ${JSON.stringify(place(file))};`);
      before.set(place(module), [...(before.get(place(module)) ?? []), ...imports]);
    }
    build.onLoad({ filter: /\.(tsx?|mjs)$/ }, ({ path }) => {
      const imports = before.get(path);
      if (imports === undefined) return undefined;
      const contents = imports.join('') + readFileSync(path, 'utf8');
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

const ring = (modules: string[]): [string, string][] =>
  modules.map((module, index) => [module, modules.at(index - 1) ?? module]);
