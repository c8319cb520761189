import type { Wire, WireAction, WireField, WireValue } from '@onda/core/wire/wire';
import { pascal } from '../names';
import { quoted, readerOf, refusalsOf, typeOf } from './types';

/** `generated/wire.ts` of a package: each action's name, the types of its fields and reply, and what reads a reply. */
export function printWireTypes({ requests }: Wire): string {
  const actions = Object.entries(requests).flatMap(([name, request]) =>
    request.action ? [printAction(name, request)] : [],
  );
  const code = actions.join('\n');
  const readers = ['isRepeated', 'readCount', 'readWord'].filter((reader) => code.includes(`${reader}(`));
  return `// Printed by \`pnpm generate\` from the package's wire.ts. Do not edit.
import { ${readers.join(', ')} } from '@onda/core/wire/read-value';

${code}`;
}

function printAction(name: string, request: WireAction): string {
  const { summary, action, nonce, fields, reply } = request;
  const [constant, type] = [name.replace(/(?=[A-Z])/g, '_').toUpperCase(), pascal(name)];
  const all = Object.entries(reply.values).map(([wire, value]) => ({ wire, name: value.as ?? wire, value }));
  const values = all.filter(({ value }) => !value.repeatsField);
  const conditions = all.flatMap(({ wire, name, value }) => {
    if (value.repeatsField) return [`isRepeated(reply.${wire}, sent.${wire})`];
    return value.type === 'word' && value.orNull ? [] : [`${name} !== undefined`];
  });
  return `/** ${summary} */
export const ${constant}_ACTION = ${quoted(action.name)};
${nonce ? `export const ${constant}_NONCE = ${quoted(nonce.name)};\n` : ''}
export interface ${type}Fields {
${printTypes(Object.entries(fields))}}

export interface ${type}Reply {
${printTypes(values.map(({ name, value }) => [name, value]))}}

const ${constant}_REFUSALS = [${Object.keys(refusalsOf(request)).map(quoted).join(', ')}] as const;
export type ${type}Refusal = (typeof ${constant}_REFUSALS)[number];

/** Undefined for anything but a reply to these fields. */
export function read${type}Reply(data: unknown, sent: ${type}Fields): ${type}Reply | undefined {
  const reply = Object(data) as Record<string, unknown>;
${values.map(({ wire, name, value }) => `  const ${name} = ${readerOf(value, `reply.${wire}`)};\n`).join('')}\
  const isWhole = ${conditions.join(' && ')};
  return isWhole ? { ${values.map(({ name }) => name).join(', ')} } : undefined;
}

/** Undefined for a code that is not in the table. */
export const read${type}Refusal = (data: unknown): ${type}Refusal | undefined =>
  readWord(Object(data).code, ${constant}_REFUSALS);
`;
}

const printTypes = (rows: [string, WireField | WireValue][]) =>
  rows.map(([name, value]) => `  /** ${value.description} */\n  ${name}: ${typeOf(value)};\n`).join('');
