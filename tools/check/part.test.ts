// @vitest-environment node
import { expect, it } from 'vitest';
import { type Part, runParts } from './part';

const script = (code: string) => [process.execPath, '-e', code];

async function outputOf(parts: Part[], atOnce = 2) {
  const pieces: string[] = [];
  const holds = await runParts(parts, atOnce, process.cwd(), (text) => pieces.push(text));
  return { holds, pieces };
}

it('prints what each part said in one piece, with its closing line', async () => {
  const talk = (word: string) =>
    script(`console.log('${word} 1'); setTimeout(() => console.error('${word} 2'), 20)`);
  const { holds, pieces } = await outputOf([
    { name: 'one', command: talk('a') },
    { name: 'two', command: talk('b') },
    { name: undefined, command: script("console.log('ok   own')") },
  ]);
  expect(holds).toBe(true);
  expect(pieces.sort()).toEqual(['a 1\na 2\nok   one', 'b 1\nb 2\nok   two', 'ok   own']);
});

it.each<[string, Part, boolean, string]>([
  ['a command that fails', { name: 'x', command: script('process.exit(3)') }, false, 'FAIL x'],
  [
    'a command that a signal ends',
    { name: 'x', command: script('process.kill(process.pid)') },
    false,
    'FAIL x',
  ],
  ['a program that is missing', { name: 'x', command: ['no-such-program'] }, false, 'FAIL x'],
  ['one that may be missing', { name: 'x', command: ['no-such-program'], without: 'none' }, true, 'none'],
])('judges %s, and the parts after it run all the same', async (_, part, expected, closing) => {
  const { holds, pieces } = await outputOf([part, { name: 'next', command: script('') }], 1);
  expect(holds).toBe(expected);
  expect(pieces[0]?.split('\n').at(-1)).toBe(closing);
  expect(pieces[1]).toBe('ok   next');
});
