/** The totals of a runner's closing lines. */
export interface Tally {
  passed: number;
  failed: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: runners color their lines
const COLOR = /\u001b\[[0-9;]*m/g;

/** Reads the closing lines of vitest (`Tests  2 failed | 40 passed (42)`) and PHPUnit; null when there are none. */
export function countTests(output: string): Tally | null {
  const text = output.replace(COLOR, '');
  return countVitest(text) ?? countPhpUnit(text);
}

/** A test that failed, by name, and the first line of what its runner says of it. */
export interface Failure {
  name: string;
  reason: string;
}

const headOf = (line: string) => line.match(/^ ?(?:FAIL +|\d+\) )(\S.*)$/)?.[1]?.trim();

/** The failed tests as vitest (` FAIL  file > test`) and PHPUnit (`1) Class::test`) head them; at most ten. */
export function failuresOf(output: string): Failure[] {
  const found = new Map<string, string>();
  const lines = output.replace(COLOR, '').split('\n');
  for (const [at, line] of lines.entries()) {
    const name = headOf(line);
    if (!name || found.has(name)) continue;
    const reason = lines.slice(at + 1).find((next) => next.trim() && !headOf(next));
    found.set(name, reason?.trim() ?? '');
  }
  return [...found].map(([name, reason]) => ({ name, reason })).slice(0, 10);
}

function countVitest(text: string): Tally | null {
  const line = text.match(/^\s*Tests\s+(.*)\(\d+\)\s*$/m)?.[1];
  if (line === undefined) return null;
  const suites = text.match(/^\s*Test Files\s+(\d+) failed/m)?.[1] ?? '0';
  const failed = numberBefore('failed', line) + numberBefore('skipped', line) + numberBefore('todo', line);
  return { passed: numberBefore('passed', line), failed: Math.max(failed, Number(suites)) };
}

function countPhpUnit(text: string): Tally | null {
  const ok = text.match(/^OK \((\d+) tests?, /m);
  if (ok) return { passed: Number(ok[1]), failed: 0 };
  const line = text.match(/^Tests: (\d+), .*$/m);
  if (!line) return null;
  const failed = ['Errors', 'Failures', 'Warnings', 'Skipped', 'Incomplete', 'Risky']
    .map((word) => Number(line[0].match(new RegExp(`${word}: (\\d+)`))?.[1] ?? 0))
    .reduce((sum, number) => sum + number, 0);
  return { passed: Math.max(0, Number(line[1]) - failed), failed };
}

function numberBefore(word: string, line: string): number {
  return Number(line.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
}
