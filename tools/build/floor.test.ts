// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Options } from 'tsup';
import { afterAll, expect, it } from 'vitest';
import config from '../../tsup.config';

/** Chrome knows nested rules from 112 on, Safari from 16.5 on. */
const NESTED = '.row { color: red; > * { color: blue } }';
const FLAT = '.row{color:red}.row>*{color:#00f}';

const folder = mkdtempSync(join(tmpdir(), 'onda-floor-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('writes nested rules one beside the other, in a linked sheet and in one that a module holds', async () => {
  writeFileSync(join(folder, 'row.css'), NESTED);
  writeFileSync(join(folder, 'row.js'), `import sheet from './row.css';\nexport { sheet };`);
  const [, options] = config as Options[];
  const outDir = join(folder, 'out');
  await build({
    ...options,
    entry: { sheet: join(folder, 'row.css'), module: join(folder, 'row.js') },
    outDir,
    sourcemap: false,
    config: false,
  });
  const built = (name: RegExp) =>
    readFileSync(join(outDir, readdirSync(outDir).find((file) => name.test(file)) ?? ''), 'utf8');
  expect(built(/^sheet.*css$/).trim()).toBe(FLAT);
  expect(built(/^module.*js$/)).toContain(FLAT);
});
