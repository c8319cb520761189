import { spawn } from 'node:child_process';

/** A command of `pnpm check`. */
export interface Part {
  /** Its closing line; undefined for a command that prints its own. */
  name: string | undefined;
  command: string[];
  /** Closing line where the program is not on the machine, which is no failure. */
  without?: string;
}

/** Runs parts beside each other, in their order; prints the output of each in one piece. True where all hold. */
export async function runParts(
  parts: readonly Part[],
  atOnce: number,
  cwd: string,
  print: (text: string) => void,
): Promise<boolean> {
  const waiting = [...parts];
  const results: boolean[] = [];
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { holds, text } = await run(part, cwd);
      print(text);
      results.push(holds);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results.every(Boolean);
}

function run({ name, command, without }: Part, cwd: string): Promise<{ holds: boolean; text: string }> {
  const [program = '', ...rest] = command;
  return new Promise((resolve) => {
    const child = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    const add = (data: string) => (text += data);
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.on('error', ({ message }) =>
      resolve(
        without === undefined
          ? { holds: false, text: `${message}\nFAIL ${name ?? program}` }
          : { holds: true, text: without },
      ),
    );
    child.on('close', (code) => {
      const closing = name === undefined ? '' : `${code === 0 ? 'ok  ' : 'FAIL'} ${name}`;
      resolve({ holds: code === 0, text: [text.trimEnd(), closing].filter(Boolean).join('\n') });
    });
  });
}
