import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLUGIN_DIR } from '../../rig/places';
import { down, RigError, type Site, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import type { Mutant } from '../score';
import { changed } from './changed';
import { PHP_MUTANTS, type PhpMutant } from './mutants';
import { reads, verdict } from './run';

/**
 * Changes a copy of the plugin by hand-made mutants, and runs for each the tests that must notice. One site serves for all
 * of them; the repository's own files are never written.
 */
export async function mutatePhp(): Promise<Mutant[]> {
  const state = await ensure('phpunit');
  if (!state.ready) throw new RigError(`not run: ${state.missing.join(', ')} missing`);
  const folder = mkdtempSync(join(tmpdir(), 'onda-mutate-'));
  const name = `mutate-php-${process.pid}`;
  const end = async () => {
    await down(name);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('SIGINT', () => end().then(() => process.exit(130)));
  process.once('SIGTERM', () => end().then(() => process.exit(143)));
  try {
    const plugin = join(folder, 'onda');
    cpSync(PLUGIN_DIR, plugin, { recursive: true });
    const site = await up({
      name,
      bare: true,
      plugins: [plugin],
      noSeed: true,
      noBuild: true,
      server: 'native',
    });
    await demandGreen(site, plugin);
    return await tryAll(site, plugin);
  } finally {
    await end();
  }
}

/** Tests that fail without a mutant say nothing of one. Twice, because the minute of a limit may end within a test. */
async function demandGreen(site: Site, plugin: string): Promise<void> {
  const tests = PHP_MUTANTS.map(({ test }) => test);
  if ((await verdict(site, plugin, tests)).isGreen) return;
  const { isGreen, output } = await verdict(site, plugin, tests);
  if (!isGreen) throw new RigError(`not run: tests fail on the code as it is\n${output}`);
}

async function tryAll(site: Site, plugin: string): Promise<Mutant[]> {
  const results: Mutant[] = [];
  for (const mutant of PHP_MUTANTS) {
    const status = await tried(site, plugin, mutant);
    results.push({ status });
    console.log(`${status.padEnd(8)}  ${mutant.file}  ${mutant.text}  →  ${mutant.change}`);
  }
  return results;
}

async function tried(site: Site, plugin: string, mutant: PhpMutant): Promise<string> {
  const file = join(plugin, 'src', mutant.file);
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, changed(code, mutant));
  try {
    if (!(await reads(file))) return 'CompileError';
    const { isGreen } = await verdict(site, plugin, [mutant.test]);
    return isGreen ? 'Survived' : 'Killed';
  } finally {
    writeFileSync(file, code);
  }
}
