import type { Wire, WireField, WireRequest } from '@onda/core/wire/wire';
import { phpReturn } from '../../php';
import { mapped, refusalsOf, schemaOf } from './types';

const HEAD = `// Printed by \`pnpm generate\` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

`;

/** `generated/wires/FEATURE.php`, which `Core/Wire/WireRequest` reads: an array that PHP keeps compiled. */
export function printWirePhp({ requests }: Wire): string {
  return phpReturn(mapped(requests, rowOf), HEAD);
}

function rowOf(request: WireRequest) {
  const { action, nonce, limit, fields, reply, refusals, route } = request;
  return {
    ...(action && {
      action: {
        name: action.name,
        is_early: action.isEarly ?? false,
        depends_on_user: action.dependsOnUser ?? false,
        shows_posts: action.showsPosts ?? false,
      },
      fields: mapped(fields, fieldOf),
      refusals: mapped(refusals, ({ status, message }) => [status, message]),
    }),
    ...(nonce && { nonce }),
    ...(limit && { limit: [limit.name, limit.perMinute] }),
    ...(action &&
      route && {
        // Field → its argument, and property → its value in the reply of the action.
        arguments: Object.fromEntries(namesOf(fields)),
        properties: Object.fromEntries(namesOf(reply.values).map(([name, as]) => [as, name])),
      }),
    ...(route && { route: routeOf(request, route) }),
  };
}

/** Each word that is understood, with the word of today. */
function fieldOf(field: WireField) {
  if (field.type !== 'word') return { type: field.type };
  const { words, aliases = {}, refusal } = field;
  const former = Object.entries(aliases).flatMap(([word, others]) => others.map((other) => [other, word]));
  return {
    type: 'word',
    words: Object.fromEntries([...words.map((word) => [word, word]), ...former]),
    refusal,
  };
}

const namesOf = (rows: Record<string, { as?: string }>) =>
  Object.entries(rows).map(([name, { as = name }]) => [name, as] as const);

/** The parameters of `Rest/Route`, but for what answers it. */
function routeOf(request: WireRequest, route: NonNullable<WireRequest['route']>) {
  const { method, path, id, publicSeconds, showsPosts } = route;
  const { summary, fields, reply } = request;
  return {
    method,
    path,
    id,
    summary,
    args: renamed(fields, (field) => ({ required: true, ...schemaOf(field) })),
    reply: reply.isList
      ? { type: 'array', description: reply.isList, items: objectOf(reply) }
      : objectOf(reply),
    ...(publicSeconds && { audience: 'Everybody', seconds: publicSeconds }),
    refusals: refusalsOf(request),
    shows_posts: showsPosts ?? false,
  };
}

function objectOf({ title, values }: WireRequest['reply']) {
  const properties = renamed(values, schemaOf);
  const links = { type: 'object', description: 'Addresses of what belongs to it, by relation.' };
  return {
    title,
    type: 'object',
    properties: { ...properties, _links: links },
    required: Object.keys(properties),
  };
}

const renamed = <Row extends { as?: string }, To>(rows: Record<string, Row>, map: (row: Row) => To) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [row.as ?? name, map(row)]));
