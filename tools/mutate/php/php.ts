import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLUGIN_DIR } from '../../rig/places';
import { down, RigError, up } from '../../rig/site';
import { ensure } from '../../setup/setup';
import type { Mutant } from '../score';
import { changed } from './changed';
import { PHP_MUTANTS, type PhpMutant } from './mutants';
import { type Place, reads, verdict } from './run';

/**
 * Changes a copy of the plugin by hand-made mutants, and runs for each the tests that must notice. All of them share a
 * single site; the repository's own files are never written. Ctrl-C ends the tests, then the site.
 */
export async function mutatePhp(): Promise<Mutant[]> {
  const state = await ensure('phpunit');
  if (!state.ready) throw new RigError(`not run: ${state.missing.join(', ')} missing`);
  const { signal } = endOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'onda-mutate-'));
  const name = `mutate-php-${process.pid}`;
  try {
    const place = await openPlace(name, folder, signal);
    await demandGreen(place);
    return await tryAll(place);
  } finally {
    await down(name);
    rmSync(folder, { recursive: true, force: true });
  }
}

function endOnSignals(): AbortController {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => ending.abort(new Error(`ended by ${name}`)));
  }
  return ending;
}

async function openPlace(name: string, folder: string, signal: AbortSignal): Promise<Place> {
  const plugin = join(folder, 'onda');
  cpSync(PLUGIN_DIR, plugin, { recursive: true });
  const own = { name, bare: true, plugins: [plugin] };
  const site = await up({ ...own, noSeed: true, noBuild: true, server: 'native' });
  return { site, plugin, signal };
}

/** Tests that fail without a mutant say nothing of one. Twice, because the minute of a limit may end within a test. */
async function demandGreen(place: Place): Promise<void> {
  const tests = PHP_MUTANTS.map(({ test }) => test);
  if ((await verdict(place, tests)).isGreen) return;
  const { isGreen, output } = await verdict(place, tests);
  if (!isGreen) throw new RigError(`not run: tests fail on the code as it is\n${output}`);
}

async function tryAll(place: Place): Promise<Mutant[]> {
  const results: Mutant[] = [];
  for (const mutant of PHP_MUTANTS) {
    const status = await tried(place, mutant);
    results.push({ status });
    console.log(`${status.padEnd(8)}  ${mutant.file}  ${mutant.text}  →  ${mutant.change}`);
  }
  return results;
}

async function tried(place: Place, mutant: PhpMutant): Promise<string> {
  const file = join(place.plugin, 'src', mutant.file);
  const code = readFileSync(file, 'utf8');
  writeFileSync(file, changed(code, mutant));
  try {
    if (!(await reads(place, file))) return 'CompileError';
    return (await verdict(place, [mutant.test])).isGreen ? 'Survived' : 'Killed';
  } finally {
    writeFileSync(file, code);
  }
}
