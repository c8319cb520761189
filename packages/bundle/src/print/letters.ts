import { fold, MARKS } from '@onda/core/text/fold';
import { ENDINGS } from '@onda/core/text/word-forms';
import { phpString } from '../php';

const LINE_LENGTH = 110;

/** The letters and numbers that a site in any of these alphabets may hold, and the wide and joined forms of all. */
const RANGES: readonly (readonly [number, number])[] = [
  [0x00aa, 0x02af],
  [0x0370, 0x052f],
  [0x0622, 0x06d5],
  [0x1e00, 0x1fff],
  [0x2070, 0x209c],
  [0x2150, 0x2189],
  [0x2460, 0x2473],
  [0x2c60, 0x2c7f],
  [0xa722, 0xa7ff],
  [0xfb00, 0xfb06],
  [0xfb1d, 0xfdfb],
  [0xfe70, 0xfefc],
  [0xff10, 0xff5a],
];

/**
 * `src/Features/Search/Index/Text/IndexLetters.php`: what `fold` of packages/core makes of each letter, for a server
 * whose PHP knows nothing of Unicode. Letters in lower case; the marks as a class of a pattern.
 */
export function printLetters(): string {
  const pairs = [...byPlain()].map(([plain, letters]) => `${phpString(plain)} => ${phpString(letters)},`);
  const marks = MARKS.replaceAll(/\\u([0-9a-f]{4})/g, '\\x{$1}').match(/.{1,80}(?=\\|$)/g) ?? [];
  const endings = Object.entries(ENDINGS).map(
    ([ending, others]) => `${phpString(ending)} => [${others.map(phpString).join(', ')}],`,
  );
  return `<?php

// Printed by \`pnpm generate\` from packages/core/src/text/fold.ts and word-forms.ts.
// Do not edit.

declare(strict_types=1);

namespace Onda\\Features\\Search\\Index\\Text;

defined('ABSPATH') || exit;

/** Letters and what people type for them. */
final class IndexLetters
{
    /** Plain → all that are written for it, in lower case. */
    public const WRITTEN = [
${inLines(pairs)}    ];
    /** For a class of a pattern. */
    public const MARKS = ${marks.map((part) => `'${part}'`).join('\n        . ')};
    /** Ending of a word → what it ends with in the other number; the first that fits counts. */
    public const ENDINGS = [
${inLines(endings)}    ];
}
`;
}

/** Each line holds as many parts as fit. */
function inLines(parts: readonly string[]): string {
  let lines = '';
  let line = '';
  for (const part of parts) {
    if (line && line.length + part.length >= LINE_LENGTH) {
      lines += `       ${line}\n`;
      line = '';
    }
    line += ` ${part}`;
  }
  return `${lines}       ${line}\n`;
}

const isWord = (text: string) => /^[\p{Ll}\p{Lo}\p{Lm}\p{N}]*$/u.test(text);

function byPlain(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = fold(letter);
      if (letter.toLowerCase() !== letter || plain === letter || !isWord(letter) || !isWord(plain)) continue;
      found.set(plain, (found.get(plain) ?? '') + letter);
    }
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
