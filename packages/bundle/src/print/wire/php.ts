import type {
  Wire,
  WireAction,
  WireField,
  WireProperty,
  WireRequest,
  WireRoute,
  WireRouteAlone,
} from '@onda/core/wire/wire';
import { phpReturn } from '../../php';
import { mapped, nameOf, refusalsOf, schemaOf } from './types';

const HEAD = `// Printed by \`pnpm generate\` from a wire.ts of packages. Do not edit.

declare(strict_types=1);

defined('ABSPATH') || exit;

`;

/** `generated/wires/FEATURE.php`, which `Core/Wire/WireRequest` reads: an array that PHP keeps compiled. */
export function printWirePhp({ requests }: Wire): string {
  return phpReturn(mapped(requests, rowOf), HEAD);
}

const rowOf = (request: WireRequest) => ({
  ...(request.action && actionOf(request)),
  ...(request.route && { route: routeOf(request, request.route) }),
});

function actionOf({ action, nonce, limit, fields, reply, refusals, route }: WireAction) {
  return {
    action,
    fields: mapped(fields, fieldOf),
    refusals: mapped(refusals, ({ status, message }) => [status, message]),
    ...(nonce && { nonce }),
    ...(limit && { limit: [limit.name, limit.perMinute] }),
    ...(route && {
      // Field → its argument, and property → its value in the reply of the action.
      arguments: Object.fromEntries(namesOf(fields)),
      properties: Object.fromEntries(namesOf(reply.values).map(([name, as]) => [as, name])),
    }),
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

const namesOf = (rows: Record<string, object>) =>
  Object.entries(rows).map(([name, row]) => [name, nameOf(name, row)] as const);

/** The parameters of `Rest/Route`, but for what answers it. */
function routeOf(request: WireRequest, route: WireRoute) {
  const { method, path, id, publicSeconds, showsPosts, opensTo, ability } = route;
  const { summary, fields } = request;
  return {
    method,
    path,
    id,
    summary,
    args: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [nameOf(name, field), argumentOf(field)]),
    ),
    reply: replyOf(request.reply),
    ...(publicSeconds && { audience: 'Everybody', seconds: publicSeconds }),
    refusals: refusalsOf(request),
    ...(opensTo && { opens_to: opensTo }),
    shows_posts: showsPosts ?? false,
    ...(ability && { ability }),
  };
}

function argumentOf(field: WireProperty) {
  const isRequired = !field.isOptional && field.limits?.default === undefined;
  return { ...(isRequired && { required: true }), ...schemaOf(field) };
}

const replyOf = (reply: WireRouteAlone['reply']) =>
  reply.isList ? { type: 'array', description: reply.isList, items: schemaOf(reply) } : schemaOf(reply);
