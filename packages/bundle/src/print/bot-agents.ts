import { list } from 'isbot';
import { phpString } from '../php';

const LINE_LENGTH = 100;

/** A hyphen behind a class, as in `[\\w-.]`, is a range to PHP. */
const forPhp = (pattern: string) => pattern.replaceAll(/(?<=\\[dsw])-(?!\])/g, '\\-');

/** `src/Features/Views/BotAgents.php`: the list of `isbot`, which is in the public domain. */
export function printBotAgents(): string {
  const lines: string[] = [];
  for (const pattern of list.map(forPhp)) {
    const last = lines.at(-1);
    if (last === undefined || phpString(last + pattern).length > LINE_LENGTH) lines.push(pattern);
    else lines[lines.length - 1] = `${last}|${pattern}`;
  }
  const parts = lines.map((line, at) => phpString(at === 0 ? line : `|${line}`));
  return `<?php

// Printed by \`pnpm generate\` from the list of https://isbot.js.org. Do not edit.

declare(strict_types=1);

namespace Onda\\Features\\Views;

defined('ABSPATH') || exit;

/** User agents of programs. */
final class BotAgents
{
    /** Between two \`~\`, for capitals too. */
    public const PATTERN = ${parts.join('\n        . ')};
}
`;
}
