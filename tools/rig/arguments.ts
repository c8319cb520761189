import { parseArgs } from 'node:util';
import { RigError } from './error';
import { DATABASES, DEFAULT_OPTIONS, SERVERS, type SiteOptions, WP_VERSIONS } from './options';
import type { Php } from './run';

export type Command =
  | { verb: 'up'; options: Partial<SiteOptions> }
  | { verb: 'down'; name: string }
  | { verb: 'down-all' }
  | { verb: 'run'; name: string; php: Php }
  | { verb: 'info'; name: string };

export const USAGE = `pnpm rig up   [--name NAME] [--wp 7.1|6.8|6.5] [--db sqlite|mariadb] [--port N] [--plugin DIR]... [--bare] [--multisite]
              [--theme SLUG] [--trusted HOST:PORT,...] [--constant NAME=VALUE]... [--no-seed] [--no-build]
              [--server native|playground]
pnpm rig down [--name NAME | --all]
pnpm rig run  [--name NAME] FILE.php | -e 'PHP'
pnpm rig info [--name NAME]`;

const FLAGS = {
  name: { type: 'string', default: DEFAULT_OPTIONS.name },
  wp: { type: 'string' },
  db: { type: 'string' },
  server: { type: 'string' },
  port: { type: 'string' },
  plugin: { type: 'string', multiple: true },
  bare: { type: 'boolean' },
  multisite: { type: 'boolean' },
  'no-seed': { type: 'boolean' },
  'no-build': { type: 'boolean' },
  theme: { type: 'string' },
  trusted: { type: 'string', multiple: true },
  constant: { type: 'string', multiple: true },
  all: { type: 'boolean' },
  eval: { type: 'string', short: 'e' },
} as const;

/** Parses the command line. pnpm passes its own `--` on, which is ignored. */
export function parseCommand(argv: string[]): Command {
  const { values, positionals } = read(argv.filter((argument) => argument !== '--'));
  const [verb, file] = positionals;
  switch (verb) {
    case 'up':
      return { verb, options: upOptions(values) };
    case 'down':
      return values.all ? { verb: 'down-all' } : { verb, name: values.name };
    case 'run':
      return { verb, name: values.name, php: phpToRun(values.eval, file) };
    case 'info':
      return { verb, name: values.name };
    default:
      throw new RigError(USAGE);
  }
}

type Values = ReturnType<typeof read>['values'];

function read(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new RigError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function upOptions(values: Values): Partial<SiteOptions> {
  return {
    name: values.name,
    ...(values.wp !== undefined && { wp: oneOf(WP_VERSIONS, '--wp', values.wp) }),
    ...(values.db !== undefined && { db: oneOf(DATABASES, '--db', values.db) }),
    ...(values.server !== undefined && { server: oneOf(SERVERS, '--server', values.server) }),
    ...(values.port !== undefined && { port: portNumber(values.port) }),
    ...(values.theme !== undefined && { theme: values.theme }),
    plugins: values.plugin ?? [],
    bare: values.bare ?? false,
    multisite: values.multisite ?? false,
    noSeed: values['no-seed'] ?? false,
    noBuild: values['no-build'] ?? false,
    trusted: (values.trusted ?? []).flatMap((list) => list.split(',')).filter(Boolean),
    constants: Object.fromEntries((values.constant ?? []).map(constant)),
  };
}

function phpToRun(code: string | undefined, file: string | undefined): Php {
  if (code !== undefined) return { code };
  if (file !== undefined) return { file };
  throw new RigError(`run wants a file or -e 'PHP'\n\n${USAGE}`);
}

function oneOf<const T extends string>(allowed: readonly T[], flag: string, value: string): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new RigError(`${flag} is one of ${allowed.join(', ')}, not ${value}`);
  return found;
}

function portNumber(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new RigError(`--port is a number from 1 to 65535, not ${value}`);
}

function constant(pair: string): [string, string] {
  const match = /^([A-Z_a-z]\w*)=(.*)$/s.exec(pair);
  if (!match?.[1]) throw new RigError(`--constant is NAME=VALUE, not ${pair}`);
  return [match[1], match[2] ?? ''];
}
