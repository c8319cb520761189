import type { WireField, WireRequest, WireValue } from '@onda/core/wire/wire';

type Value = WireField | WireValue;
type Plain = Exclude<Value['type'], 'word'>;

const ID = { type: 'integer', minimum: 1 };

/** JSON schema of the types that have no choices of their own. */
const SCHEMAS: Record<Plain, { type: string; [limit: string]: unknown }> = {
  id: ID,
  count: { type: 'integer', minimum: 0 },
  ids: { type: 'array', items: ID, minItems: 1, maxItems: 100 },
};
const TYPES: Record<Plain, string> = { id: 'number', count: 'number', ids: 'readonly number[]' };

const mayBeNull = (value: Value) => 'orNull' in value && value.orNull === true;

/** The JSON schema of a value. A word that may be null has no `enum`, which would have to hold null. */
export function schemaOf(value: Value) {
  const { description } = value;
  if (value.type !== 'word') {
    const { type, ...limits } = SCHEMAS[value.type];
    return { type, description, ...limits };
  }
  return mayBeNull(value)
    ? { type: ['string', 'null'], description }
    : { type: 'string', description, enum: value.words };
}

/** The type of a value in TypeScript. */
export const typeOf = (value: Value): string =>
  value.type === 'word' ? wordsOf(value, quoted).join(' | ') : TYPES[value.type];

/** The TypeScript that reads a value from a reply; other servers say nothing where ours says null. */
export function readerOf(value: WireValue, source: string): string {
  if (value.type !== 'word') return `readCount(${source})`;
  return `readWord(${source}, [${value.words.map(quoted).join(', ')}])${mayBeNull(value) ? ' ?? null' : ''}`;
}

/** The value in words, for documentation. */
export function textOf(value: Value): string {
  if (value.type !== 'word') return value.description;
  const aliases = Object.entries('aliases' in value ? (value.aliases ?? {}) : {});
  const former = aliases.map(([word, others]) => `${others.map(marked).join(', ')} for ${marked(word)}`);
  return [wordsOf(value, marked).join(', '), ...former].join('; ');
}

const wordsOf = (value: Extract<Value, { type: 'word' }>, write: (word: string) => string) => [
  ...value.words.map(write),
  ...(mayBeNull(value) ? ['null'] : []),
];

/** Code → status of the handler's refusals, and of those that stand before it. */
export const refusalsOf = ({
  refusals,
  hasDailyLimit,
  nonce,
  limit,
}: WireRequest): Record<string, number> => ({
  ...mapped(refusals, ({ status }) => status),
  ...(hasDailyLimit && { network_full: 429 }),
  ...(nonce && { invalid_nonce: 403 }),
  ...(limit && { rate_limited: 429 }),
});

export const mapped = <From, To>(rows: Record<string, From>, map: (row: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));

export const quoted = (text: string) => `'${text}'`;
export const marked = (text: string) => `\`${text}\``;
