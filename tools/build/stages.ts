import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * `table`: lazy module → the module, or modules, whose stage is loaded before it, all below `packages/`. Each lazy module imports its
 * predecessors, so whatever a stage holds is in one chunk for all that come later. `together`: rooms that are one chunk, because each
 * imports the next and the last one the first.
 */
export const stages = (table: Record<string, string | string[]>, together: string[][]): Plugin => ({
  name: 'stages',
  setup(build) {
    const place = (file: string) => realpathSync(resolve('packages', file));
    const before = new Map(
      [...Object.entries(table), ...together.flatMap(ring)].map(([module, former]) => [
        place(module),
        [former].flat().map((file) => `import ${JSON.stringify(place(file))};\n`),
      ]),
    );
    build.onLoad({ filter: /\.(tsx?|mjs)$/ }, ({ path }) => {
      const imports = before.get(path);
      if (imports === undefined) return undefined;
      const contents = imports.join('') + readFileSync(path, 'utf8');
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

const ring = (rooms: string[]): [string, string][] =>
  rooms.map((room, index) => [room, rooms.at(index - 1) ?? room]);
