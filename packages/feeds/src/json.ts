/** The JSON in a text, without a byte order mark or the `callback(…)` of JSONP; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  const wrapped = /^\s*[\w$.]{1,100}\(/.test(text);
  const json = wrapped
    ? text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'))
    : text.replace(/^\ufeff/, '');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The value behind own keys only: a feed that writes `__proto__` or asks for `constructor` finds nothing. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}
