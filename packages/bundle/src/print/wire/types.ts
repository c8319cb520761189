import type { WireField, WireObject, WireProperty, WireRequest, WireValue } from '@onda/core/wire/wire';

type Value = WireField | WireValue;
type Schema = { type: string | readonly string[]; [word: string]: unknown };

const ID = { type: 'integer', minimum: 1 };
const LINKS = { type: 'object', description: 'Addresses of what belongs to it, by relation.' };

/** JSON schema of each type. */
const SCHEMAS: Record<WireProperty['type'], Schema & { type: string }> = {
  id: ID,
  ids: { type: 'array', items: ID, minItems: 1, maxItems: 100 },
  count: { type: 'integer', minimum: 0 },
  number: { type: 'integer' },
  decimal: { type: 'number' },
  flag: { type: 'boolean' },
  text: { type: 'string' },
  slug: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}$' },
  word: { type: 'string' },
  'date-time': { type: 'string', format: 'date-time' },
  list: { type: 'array' },
  object: { type: 'object' },
};
const TYPES: Record<Exclude<Value['type'], 'word'>, string> = { id: 'number', count: 'number' };

/** The JSON schema of a field or a value. A word that may be null has no `enum`, which would have to hold null. */
export function schemaOf(value: WireProperty | WireObject): Schema {
  if ('values' in value) return objectOf(value);
  const { description, words, items, fields, orNull, limits } = value;
  const { type, ...schema } = SCHEMAS[value.type];
  return {
    type: orNull ? [type, 'null'] : type,
    description,
    ...schema,
    ...(words && !orNull && { enum: words }),
    ...(items && { items: schemaOf(items) }),
    ...(fields && { properties: mapped(fields, schemaOf), additionalProperties: false }),
    ...limits,
  };
}

function objectOf({ title, values, orNull }: WireObject): Schema {
  const rows = Object.entries(values).map(([name, value]) => [nameOf(name, value), value] as const);
  return {
    title,
    type: orNull ? ['object', 'null'] : 'object',
    properties: { ...mapped(Object.fromEntries(rows), schemaOf), _links: LINKS },
    required: rows.flatMap(([name, value]) => ('isOptional' in value ? [] : [name])),
  };
}

/** The name of a field or a value in REST. */
export const nameOf = (name: string, value: object): string =>
  'as' in value && typeof value.as === 'string' ? value.as : name;

/** The type of a value in TypeScript. */
export const typeOf = (value: Value): string =>
  value.type === 'word' ? wordsOf(value, quoted).join(' | ') : TYPES[value.type];

/** The TypeScript that reads a value from a reply; other servers say nothing where ours says null. */
export function readerOf(value: WireValue, source: string): string {
  if (value.type !== 'word') return `readCount(${source})`;
  return `readWord(${source}, [${value.words.map(quoted).join(', ')}])${value.orNull ? ' ?? null' : ''}`;
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
  ...('orNull' in value && value.orNull ? ['null'] : []),
];

/** Code → status of the handler's refusals, and of those that stand before it. */
export function refusalsOf(request: WireRequest): Record<string, number> {
  if (!request.action) return request.refusals;
  return {
    ...mapped(request.refusals, ({ status }) => status),
    ...(request.hasDailyLimit && { network_full: 429 }),
    ...(request.nonce && { invalid_nonce: 403 }),
    ...(request.limit && { rate_limited: 429 }),
  };
}

export const mapped = <From, To>(rows: Record<string, From>, map: (row: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, map(row)]));

export const quoted = (text: string) => `'${text}'`;
export const marked = (text: string) => `\`${text}\``;
