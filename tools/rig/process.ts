import { type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { RigError } from './error';

const END_TIMEOUT_MS = 10_000;
const OUTPUT_TAIL = 2000;

export type Output = { code: number; stdout: string; stderr: string };

/** Runs a program to its end; rejects only when it cannot be started. */
export function attempt(command: string, args: string[], options: SpawnOptions = {}): Promise<Output> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const text = { stdout: '', stderr: '' };
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (text.stdout += chunk));
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => (text.stderr += chunk));
    child.on('error', (error) => reject(new RigError(`${command} cannot be started: ${error.message}`)));
    child.on('close', (code) => resolve({ code: code ?? 1, ...text }));
  });
}

/** The output of a program; a failure is a RigError with the end of its error output. */
export async function capture(command: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  const { code, stdout, stderr } = await attempt(command, args, options);
  if (code === 0) return stdout;
  const said = `${stdout}\n${stderr}`.trim().slice(-OUTPUT_TAIL);
  throw new RigError(`${command} ${args[0] ?? ''} ended with ${code}:\n${said}`);
}

/** Whether a program answers at all. */
export async function works(command: string, args: string[]): Promise<boolean> {
  return attempt(command, args).then(
    ({ code }) => code === 0,
    () => false,
  );
}

/** Starts a program that outlives us, in a process group of its own, and returns its id. */
export async function detach(
  command: string,
  args: string[],
  log: string,
  options: SpawnOptions = {},
): Promise<number> {
  const file = openSync(log, 'a');
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', file, file] });
  closeSync(file);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new RigError(`${command} cannot be started: ${error.message}`)));
    child.on('spawn', () => {
      child.unref();
      resolve(child.pid ?? 0);
    });
  });
}

/** Alive, and still the program whose command line holds `mark`: ids are used again. */
export function isRunning(pid: number, mark: string): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark);
  } catch {
    return false;
  }
}

/** Ends a whole process group and waits until its leader is gone. */
export async function endGroup(pid: number, mark: string): Promise<void> {
  if (!isRunning(pid, mark)) return;
  signal(pid, 'SIGTERM');
  const deadline = Date.now() + END_TIMEOUT_MS;
  while (isRunning(pid, mark)) {
    if (Date.now() > deadline) signal(pid, 'SIGKILL');
    await wait(20);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // Gone between the look and the signal.
  }
}
