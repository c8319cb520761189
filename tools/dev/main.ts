import { parseCommand } from '../rig/arguments';
import { DEFAULT_OPTIONS, type SiteOptions } from '../rig/options';
import { type Dev, startDev } from './dev';

const FIRST_PAGES = ['player', 'now-playing', 'favorites', 'live-search', 'article'];

/** Resolves at the first Ctrl-C or end from outside; later ones wait for the same orderly end. */
const asked = new Promise<'asked'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'));
});

const say = (line: string) => console.log(`  ${line}`);

try {
  await run(optionsOf(process.argv.slice(2)));
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Those of `rig up`; the name differs with each run, so that several run beside each other. */
function optionsOf(words: string[]): Partial<SiteOptions> {
  const command = parseCommand(['up', ...words]);
  const options = command.verb === 'up' ? command.options : {};
  return { ...options, ...(options.name === DEFAULT_OPTIONS.name && { name: `dev-${process.pid}` }) };
}

async function run(options: Partial<SiteOptions>): Promise<void> {
  const starting = startDev(options, say);
  const first = await Promise.race([starting, asked]);
  if (first === 'asked') return starting.then((dev) => dev.close()).catch(() => {});
  console.log(report(first));
  await asked;
  console.log('\n  ending');
  await first.close();
}

function report({ site }: Dev): string {
  const pages = FIRST_PAGES.flatMap((name) => (site.pages[name] ? [[name, site.pages[name]]] : []));
  const rows = [
    ['site', `${site.url}/`],
    ['log-in', `${site.url}/wp-admin/   ${site.admin.user} / ${site.admin.password}`],
    ...pages,
    [
      'watches',
      'packages/ and wordpress-plugin/; a contract, a text or what a component prints runs generate',
    ],
    ['not', 'a new package or a row of the registry: start again'],
    ['', `WordPress ${site.version}, Ctrl-C ends it`],
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length));
  const lines = rows.map(([label = '', text]) => `  ${label.padEnd(width)}   ${text}`);
  return ['', ...lines, ''].join('\n');
}
