import type { Wire, WireAction, WireRequest } from '@onda/core/wire/wire';
import { nameOf } from './types';

/** Sentences about what a wire.ts says that does not fit together, with what to do. */
export function problemsInWires(wires: readonly Wire[]): string[] {
  return wires.flatMap(({ feature, requests }) =>
    Object.entries(requests).flatMap(([name, request]) =>
      problemsOf(request).map((problem) => `packages/${feature}/src/wire.ts, ${name}: ${problem}`),
    ),
  );
}

function problemsOf(request: WireRequest): string[] {
  const args = Object.entries(request.fields).map(([name, field]) => nameOf(name, field));
  const inPath = [...(request.route?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const missing = inPath.filter((name) => !args.includes(name));
  return [
    ...missing.map((name) => `write a field with as: '${name}', which stands in the path of the route`),
    ...(request.action ? problemsOfAction(request) : []),
  ];
}

function problemsOfAction({ fields, reply, refusals }: WireAction): string[] {
  return [
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (field.type !== 'word') return [];
      const unknown = Object.keys(field.aliases ?? {}).filter((word) => !field.words.includes(word));
      return [
        ...unknown.map((word) => `write '${word}' into words of ${name}, or take its aliases away`),
        ...(refusals[field.refusal ?? ''] ? [] : [`write a refusal of ${name} that is one of refusals`]),
      ];
    }),
    ...Object.entries(reply.values)
      .filter(([name, { repeatsField }]) => repeatsField && !fields[name])
      .map(([name]) => `write a field ${name}, which the reply repeats`),
  ];
}
