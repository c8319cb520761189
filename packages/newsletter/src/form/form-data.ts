import type { Field } from '@onda/core/http/ajax';

/**
 * The fields of a printed form under `data[…]`, nested as in the request. The names are the server's own: MailPoet's
 * are different on every site. A list keeps all its values; a file is nobody's.
 */
export function dataOf(form: HTMLFormElement): Record<string, Field> {
  const data: Record<string, Field> = {};
  for (const [written, value] of new FormData(form)) {
    const [, name, rest] = /^data\[([^\]]+)\](.*)$/.exec(written) ?? [];
    if (name && typeof value === 'string') data[name] = withValue(data[name], rest ?? '', value);
  }
  return data;
}

/** `[]` adds to a list, `[key]` to a record. */
function withValue(known: Field, rest: string, value: string): Field {
  if (rest === '') return value;
  if (rest === '[]') return [...(Array.isArray(known) ? known : []), value];
  return { ...Object(known), [rest.slice(1, -1)]: value };
}
