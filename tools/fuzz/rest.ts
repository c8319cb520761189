import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { Random } from '../../packages/core/src/testing/random';
import { valueFrom } from './values';

interface Schema {
  type?: string | string[];
  enum?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  pattern?: string;
}

interface Operation {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { description: string; content?: { 'application/json': { schema: object } } }>;
}

/** The part of an OpenAPI document that requests are made from. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

export interface RestRequest {
  method: string;
  path: string;
  /** JSON, or empty. */
  body: string;
  operation: Operation;
}

/** No bare text: WordPress's own server warns about it. */
const BROKEN_BODIES = ['{"post":', '[]', 'null', '{"a":{"b":[[[[]]]]}}'];
const WORDS = ['tango', 'uno', 'most-viewed', 'post', 'ana@example.org', 'body > main', ''];

/** A request: mostly as the document wants it, sometimes with a hostile value in place of one of its own. */
export function restRequestFrom(random: Random, { paths }: OpenApi): RestRequest {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const { path, method, operation } = random.of(all);
  const parameters = operation.parameters ?? [];
  const written = parameters.map(({ name, in: place, schema }) => ({
    name,
    place,
    value:
      random.below(10) === 0 ? valueFrom(random).slice(0, 4_000) : encodeURIComponent(textOf(random, schema)),
  }));
  const filled = written.reduce(
    (all, { name, place, value }) =>
      place === 'path' ? all.replace(`{${name}}`, value.slice(0, 60) || '1') : all,
    path,
  );
  const query = written.flatMap(({ name, place, value }) => (place === 'query' ? [`${name}=${value}`] : []));
  const body = operation.requestBody?.content['application/json'].schema;
  return {
    method: method.toUpperCase(),
    path: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    body: body ? bodyOf(random, body) : '',
    operation,
  };
}

const textOf = (random: Random, schema: Schema): string => {
  const value = goodValue(random, schema);
  return Array.isArray(value) ? value.join(',') : String(value);
};

function bodyOf(random: Random, schema: Schema): string {
  if (random.below(20) === 0) return random.of(BROKEN_BODIES);
  return JSON.stringify(goodValue(random, schema));
}

function goodValue(random: Random, { type, enum: words, items, properties }: Schema): unknown {
  if (words) return random.of(words);
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'integer' || kind === 'number') return random.below(120);
  if (kind === 'boolean') return random.below(2) === 0;
  if (kind === 'array') return Array.from({ length: random.below(4) }, () => goodValue(random, items ?? {}));
  if (kind !== 'object') return random.of(WORDS);
  const kept = Object.entries(properties ?? {}).filter(() => random.below(5) > 0);
  return Object.fromEntries(kept.map(([name, schema]) => [name, goodValue(random, schema)]));
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<object, ValidateFunction>();
/** Codes of WordPress, before a route is asked. */
const OF_WORDPRESS = ['rest_no_route', 'rest_missing_callback_param', 'rest_invalid_json'];

/** A sentence for an answer that the document does not have. */
export function problemOfReply({ operation }: RestRequest, status: number, text: string): string | undefined {
  const said = operation.responses[String(status)];
  const reply = attempt(text);
  if (reply === undefined) return `${status} is no JSON`;
  if (status === 200) return mismatch(said?.content?.['application/json'].schema ?? {}, reply);
  const code = String((reply as { code?: unknown }).code);
  if (OF_WORDPRESS.includes(code) || said?.description.split(', ').includes(code)) return undefined;
  return `${status} ${code} is not in the document`;
}

function mismatch(schema: object, reply: unknown): string | undefined {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  return validate(reply) ? undefined : ajv.errorsText(validate.errors);
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
