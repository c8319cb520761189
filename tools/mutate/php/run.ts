import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { RigError, type Site } from '../../rig/site';

const FAILED = [1, 2];

export interface Place {
  site: Site;
  /** The folder of the copy. */
  plugin: string;
  /** Ends what runs. */
  signal: AbortSignal;
}

interface Verdict {
  isGreen: boolean;
  output: string;
}

/** Runs classes of tests, named by their files. Throws when they could not run at all. */
export async function verdict(place: Place, tests: readonly string[]): Promise<Verdict> {
  const options = [
    ...['--configuration', join(place.plugin, 'tests', 'phpunit.xml')],
    ...['--exclude-group', 'sphinx'],
    ...['--filter', filterOf(tests), '--stop-on-defect'],
  ];
  const { code, output } = await run(place, 'phpunit', options);
  if (code === 0 && /^OK/m.test(output)) return { isGreen: true, output };
  if (FAILED.includes(code) || output.includes('Fatal error')) return { isGreen: false, output };
  throw new RigError(`phpunit left with ${code}:\n${output}`);
}

/** `Votes/BallotTest` is the class `Onda\Tests\Votes\BallotTest`; several folders have a `WireTest`. */
export function filterOf(tests: readonly string[]): string {
  const classes = [...new Set(tests)].map((test) => test.replaceAll('/', String.raw`\\`));
  return String.raw`/^Onda\\Tests\\(${classes.join('|')})::/`;
}

/** Whether PHP can read the file. */
export const reads = async (place: Place, file: string) => (await run(place, 'php', ['-l', file])).code === 0;

/** Rejects once the program has ended, also where the signal ended it: it writes into the site until then. */
function run({ site, signal }: Place, program: string, options: string[]) {
  signal.throwIfAborted();
  const env = { ...process.env, ONDA_WP_ROOT: site.root, ONDA_WP_URL: site.url };
  const child = spawn(program, options, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  let output = '';
  const note = (said: string) => {
    output += said;
  };
  child.stdout.setEncoding('utf8').on('data', note);
  child.stderr.setEncoding('utf8').on('data', note);
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else resolve({ code: code ?? 1, output });
    });
  });
}
