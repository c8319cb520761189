import type { Wire, WireAction, WireField, WireRoute, WireValue } from '@onda/core/wire/wire';
import { marked, textOf } from './types';

/** A page of docs/protocol between its two marks: the tables of each action. */
export function printWireDocs(text: string, { requests }: Wire): string {
  const sections = Object.values(requests).flatMap((request) =>
    request.action ? [printAction(request)] : [],
  );
  return betweenMarks(text, sections.join('\n\n'));
}

/** The page of REST between its two marks: a row of each route. */
export function printRouteDocs(text: string, wires: readonly Wire[]): string {
  const rows = wires.flatMap(({ requests }) =>
    Object.values(requests).flatMap(({ summary, route }) => (route ? [cellsOfRoute(summary, route)] : [])),
  );
  return betweenMarks(text, table(['route', 'answers', 'cache', 'ability'], rows));
}

const cellsOfRoute = (summary: string, { method, path, publicSeconds, ability }: WireRoute) => [
  marked(`${method} ${path}`),
  summary,
  String(publicSeconds ?? ''),
  ability ? marked(ability.name) : '',
];

const betweenMarks = (text: string, printed: string) =>
  text.replace(
    /(<!-- wire -->\n\n)[\s\S]*?(\n\n<!-- \/wire -->)/,
    (_, head: string, end: string) => `${head}${printed}${end}`,
  );

function printAction({ summary, action, nonce, limit, fields, reply, refusals, route }: WireAction): string {
  const facts = [
    route && `REST: ${marked(`${route.method} ${route.path}`)}`,
    nonce && `nonce of an account: ${marked(nonce.name)}`,
    limit && `limit: ${limit.perMinute} a minute`,
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
