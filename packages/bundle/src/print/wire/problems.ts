import type { Wire, WireRequest } from '@onda/core/wire/wire';

/** Sentences about what a wire.ts says that does not fit together, with what to do. */
export function problemsInWires(wires: readonly Wire[]): string[] {
  return wires.flatMap(({ feature, requests }) =>
    Object.entries(requests).flatMap(([name, request]) =>
      problemsOf(request).map((problem) => `packages/${feature}/src/wire.ts, ${name}: ${problem}`),
    ),
  );
}

function problemsOf({ action, fields, reply, refusals, route }: WireRequest): string[] {
  const args = Object.entries(fields).map(([name, { as = name }]) => as);
  const inPath = [...(route?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const missing = inPath.filter((name) => !args.includes(name));
  return [
    ...(action || route ? [] : ['write an action, a route or both']),
    ...missing.map((name) => `write a field with as: '${name}', which stands in the path of the route`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (field.type !== 'word') return [];
      const unknown = Object.keys(field.aliases ?? {}).filter((word) => !field.words.includes(word));
      return [
        ...unknown.map((word) => `write '${word}' into words of ${name}, or take its aliases away`),
        ...(action && !refusals[field.refusal ?? '']
          ? [`write a refusal of ${name} that is one of refusals`]
          : []),
      ];
    }),
    ...Object.entries(reply.values)
      .filter(([name, { repeatsField }]) => repeatsField && !fields[name])
      .map(([name]) => `write a field ${name}, which the reply repeats`),
  ];
}
