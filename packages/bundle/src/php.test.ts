import { execFileSync, spawnSync } from 'node:child_process';
import { Engine } from 'php-parser';
import { expect, it } from 'vitest';
import { phpReturn, phpString, phpValue } from './php';

const NASTY = `it's "quoted" \\ \\' $var {$x} <?php ?> \n é \u202e`;

const VALUE = {
  text: NASTY,
  [NASTY]: [1, 0.05, true, false, null, '', [], {}],
  nested: { list: ['a', ['b']] },
};
const hasPhp = spawnSync('php', ['-v']).status === 0;

it('prints what a parser of PHP takes', () => {
  const parser = new Engine({ parser: { php8: true } });
  expect(parser.parseCode(phpReturn(VALUE), 'x.php').errors).toEqual([]);
});

it.skipIf(!hasPhp)('prints what PHP reads back as it was', () => {
  const read = execFileSync('php', ['-r', `echo json_encode(${phpValue(VALUE)});`], { encoding: 'utf8' });
  // PHP has one empty array.
  expect(JSON.parse(read)).toEqual({ ...VALUE, [NASTY]: [1, 0.05, true, false, null, '', [], []] });
});

it('interprets nothing inside a string', () => {
  expect(phpString(`a'b\\c`)).toBe(`'a\\'b\\\\c'`);
});

it('lets PHP source stand for itself', () => {
  expect(phpValue({ title: { phpCode: "__('x', 'onda')" } })).toBe("[\n    'title' => __('x', 'onda'),\n]");
});

it('prints short arrays, indented by four', () => {
  expect(phpReturn({ a: ['b'] }, '// head\n')).toBe(
    "<?php\n\n// head\nreturn [\n    'a' => [\n        'b',\n    ],\n];\n",
  );
});
