import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DATABASES, WP_VERSIONS } from '../rig/options';
import { PLUGIN_DIR, REPO } from '../rig/places';
import { down, RigError, type Site, type SiteOptions, up } from '../rig/site';
import { ensure } from '../setup/setup';
import { beginRun } from './begin-run';
import { compiledPhp } from './compiled-php';

// pnpm test:php [--wp 7.1] [--db mariadb] [-- further arguments of phpunit, such as --testsuite or --filter]
const NOT_RUN = 2;
const testRun = beginRun(REPO);

try {
  process.exitCode = await testPhp(readOptions());
} catch (error) {
  if (!(error instanceof RigError)) throw error;
  console.error(error.message);
  process.exitCode = NOT_RUN;
}

/** PHPUnit inside a site of its own that is brought down afterwards; PHPUnit's exit code. */
async function testPhp({ options, rest }: ReturnType<typeof readOptions>): Promise<number> {
  await demand(options.db === 'mariadb' ? ['phpunit', 'mariadb'] : ['phpunit']);
  const name = `phpunit-${process.pid}`;
  const compiled = mkdtempSync(join(tmpdir(), 'onda-compiled-'));
  Object.assign(process.env, compiledPhp(compiled));
  const site = await up({ ...options, name, noSeed: true, noBuild: true, server: 'native' });
  try {
    console.log(`PHPUnit in WordPress ${site.version} with ${site.db}`);
    return await phpunit(site, [...(await unready(options)), ...rest]);
  } finally {
    await down(name);
    rmSync(compiled, { recursive: true, force: true });
    await testRun.end();
  }
}

async function demand(lanes: ('phpunit' | 'mariadb')[]): Promise<void> {
  for (const lane of lanes) {
    const state = await ensure(lane);
    if (!state.ready) throw new RigError(`not run: the lane ${lane} lacks ${state.missing.join(', ')}`);
  }
}

/**
 * Tests over several search servers, and tests whose result no version and no database changes (`once`), run in the
 * lane that everybody runs; the former where Sphinx can be installed.
 */
async function unready({ wp }: Partial<SiteOptions>): Promise<string[]> {
  const isTheirs = wp === '7.1';
  if (isTheirs && (await ensure('sphinx')).ready) return [];
  if (isTheirs) console.log('not run: the group sphinx lacks sphinxsearch');
  return ['--exclude-group', isTheirs ? 'sphinx' : 'sphinx,once'];
}

function phpunit(site: Site, rest: string[]): Promise<number> {
  const configuration = join(PLUGIN_DIR, 'tests', 'phpunit.xml');
  const env = {
    ONDA_WP_ROOT: site.root,
    ONDA_WP_URL: site.url,
    // Tests that are named run whole.
    ...(rest.some((argument) => argument.startsWith('--filter')) && { ONDA_WHOLE: '1' }),
  };
  return testRun.program(['phpunit', '--configuration', configuration, ...rest], { env });
}

function readOptions(): { options: Partial<SiteOptions>; rest: string[] } {
  const args = process.argv.slice(2).filter((argument) => argument !== '--');
  const flags = {
    wp: { type: 'string', default: '7.1' },
    db: { type: 'string', default: 'mariadb' },
  } as const;
  const { values, tokens } = parseArgs({
    args,
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const wp = WP_VERSIONS.find((version) => version === values.wp);
  const db = DATABASES.find((database) => database === values.db);
  if (!wp || !db) throw new RigError(`--wp is ${WP_VERSIONS.join('|')}, --db is ${DATABASES.join('|')}`);
  const ours = tokens.filter((token) => token.kind === 'option' && token.name in flags);
  const taken = ours.flatMap((token) =>
    'inlineValue' in token && token.inlineValue === false ? [token.index, token.index + 1] : [token.index],
  );
  const rest = args.filter((_, index) => !taken.includes(index));
  return { options: { wp, db }, rest };
}
