import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { endAll, RUN } from './own-processes';

export interface ProgramOptions {
  env?: NodeJS.ProcessEnv;
  /** Gets what the program says as it says it; without it the program writes to the terminal itself. */
  hear?: (said: string) => void;
}

/** Runs programs, and ends with itself all that they started, also when somebody ends it half way. */
export interface TestRun {
  /** A program of `node_modules/.bin` or of the machine, with its arguments. Resolves with its exit code. */
  program(command: readonly string[], options?: ProgramOptions): Promise<number>;
  /** Returns the command lines of processes that were left. */
  end(): Promise<string[]>;
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** A run that is a part of another leaves the ending to that one. */
export function beginRun(root: string): TestRun {
  const isPart = Boolean(process.env[RUN]);
  const mark = process.env[RUN] || randomBytes(8).toString('hex');
  process.env[RUN] = mark;
  const end = async () => (isPart ? [] : endAll(mark));
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.once(signal, () => void end().finally(() => process.exit(code)));
  }
  return { program: (command, options) => runProgram(root, command, options), end };
}

function runProgram(
  root: string,
  [name = '', ...rest]: readonly string[],
  { env, hear }: ProgramOptions = {},
): Promise<number> {
  const local = join(root, 'node_modules', '.bin', name);
  const output = hear ? 'pipe' : 'inherit';
  const child = spawn(existsSync(local) ? local : name, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  return new Promise((done) => {
    child.on('error', ({ message }) => {
      console.error(`${name}: ${message}`);
      done(1);
    });
    // The status is that of a shell: 137 was killed, 134 ended itself, 139 touched foreign memory.
    child.on('close', (code, signal) => done(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}
