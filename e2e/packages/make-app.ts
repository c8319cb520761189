import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('fixtures', import.meta.url));

export interface AppPlan {
  name: string;
  /** Folder of `fixtures` → folder of the application. */
  files: Record<string, string>;
  /** Package specs of npm: `react@18`, or the path of a tarball. */
  dependencies: readonly string[];
  /** Further files by their path. */
  texts?: Record<string, string>;
}

/** A fresh application in a temporary folder, with its dependencies from the npm registry and the tarballs. */
export function makeApp({ name, files, dependencies, texts = {} }: AppPlan): string {
  const folder = mkdtempSync(join(tmpdir(), `onda-${name}-`));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }));
  for (const [from, to] of Object.entries(files))
    cpSync(join(fixtures, from), join(folder, to), { recursive: true });
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', ...dependencies]);
  return folder;
}

export interface Ran {
  status: number;
  output: string;
}

/** Runs a program of the application. Throws with all that it said when it fails. */
export function run(folder: string, program: string, options: readonly string[]): string {
  const { status, output } = tryRun(folder, program, options);
  if (status !== 0) throw new Error(`${program} ${options.join(' ')} in ${folder}:\n${output}`);
  return output;
}

/** The run of a program that may fail: its status and output. */
export function tryRun(folder: string, program: string, options: readonly string[]): Ran {
  const local = program === 'npm' ? program : join(folder, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(local, options, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status: status ?? 1, output: `${stdout}${stderr}` };
}
