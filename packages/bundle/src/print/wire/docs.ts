import type { Wire, WireAction, WireField, WireValue } from '@onda/core/wire/wire';
import { marked, textOf } from './types';

/** A page of docs/protocol between its two marks: the tables of each action. */
export function printWireDocs(text: string, { requests }: Wire): string {
  const sections = Object.values(requests).flatMap((request) =>
    request.action ? [printAction(request)] : [],
  );
  return text.replace(
    /(<!-- wire -->\n\n)[\s\S]*?(\n\n<!-- \/wire -->)/,
    (_, head: string, end: string) => `${head}${sections.join('\n\n')}${end}`,
  );
}

function printAction({ summary, action, nonce, limit, fields, reply, refusals, route }: WireAction): string {
  const facts = [
    route && `REST: ${marked(`${route.method} ${route.path}`)}`,
    nonce && `nonce of an account: ${marked(nonce.name)}`,
    limit && `limit: ${limit.perMinute} a minute`,
    action.isEarly && '[answered early](../decisions/early-answers.md)',
  ].filter(Boolean);
  return [
    `${marked(action.name)}: ${summary}`,
    facts.map((fact) => `- ${fact}`).join('\n'),
    table(['field', 'in REST', 'value'], Object.entries(fields).map(cellsOf)),
    table(['reply', 'in REST', 'value'], Object.entries(reply.values).map(cellsOf)),
    table(
      ['refusal', 'message'],
      Object.entries(refusals).map(([code, { status, message }]) => [`${status} ${marked(code)}`, message]),
    ),
  ].join('\n\n');
}

const cellsOf = ([name, value]: [string, WireField | WireValue]) => [
  marked(name),
  marked(value.as ?? name),
  textOf(value),
];

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
