import type { Tally } from './count';

/** More than so many broken tests are no accident of a busy machine. */
const MOST = 10;

/**
 * The command that runs once more what failed in a lane, by the names of `failuresOf`: vitest takes files, one after
 * another where they are end to end, PHPUnit a filter. Null where a second run says nothing: a check that is no test,
 * too many failures, a name that nobody understands.
 */
export function retryCommand(command: readonly string[], names: readonly string[]): string[] | null {
  if (names.length === 0 || names.length > MOST) return null;
  const isPhp = command.includes('tools/test/php.ts');
  const pattern = isPhp ? /^[\w\\]+::\w+/ : /[\w./-]+\.(?:test|e2e)\.tsx?/;
  const found = names.map((name) => name.match(pattern)?.[0]);
  if (found.some((part) => part === undefined)) return null;
  const parts = [...new Set(found as string[])];
  if (isPhp)
    return [...command, '--', '--filter', parts.map((part) => part.replaceAll('\\', '\\\\')).join('|')];
  if (['--smoke', '--smoke-server', '--floor', '--nodes', '--fpm'].some((option) => command.includes(option)))
    return [...command];
  return [...command, ...(command.includes('tools/test/e2e.ts') ? ['--alone'] : []), ...parts];
}

/**
 * Whether the second run passed what the first did not. A `beforeAll` that fails is one name but leaves out every test
 * after it, and the first run counts these as failed: so many at least have to pass.
 */
export function isMended(first: Tally, second: Tally | null, code: number): boolean {
  return code === 0 && second !== null && second.failed === 0 && second.passed >= first.failed;
}
