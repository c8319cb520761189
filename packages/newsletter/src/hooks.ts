/** Filters by which a page changes a value before it is used, as scripts written for WordPress's hooks add them. */
export type Filter = (value: unknown) => unknown;

const filters = new Map<string, Map<string, Filter>>();

const NAME = /^[\w.-]+$/;
const NAMESPACE = /^[\w./-]+$/;

/** A malformed hook or namespace is logged and not kept (M-8.29 and M-8.30). */
export function addFilter(hook: unknown, namespace: unknown, filter: Filter): void {
  if (!isHookName(hook) || !isNamespace(namespace)) return;
  const known = filters.get(hook) ?? new Map<string, Filter>();
  filters.set(hook, known.set(namespace, filter));
}

export function removeFilter(hook: unknown, namespace: unknown): void {
  if (isHookName(hook) && isNamespace(namespace)) filters.get(hook)?.delete(namespace);
}

/** The value after all filters of that name, in the order in which they were added. */
export function applyFilters(hook: string, value: unknown): unknown {
  return [...(filters.get(hook)?.values() ?? [])].reduce((result, filter) => filter(result), value);
}

function isHookName(hook: unknown): hook is string {
  if (typeof hook !== 'string' || hook === '') return refuse('The hook name must be a non-empty string.');
  if (hook.startsWith('__')) return refuse('The hook name cannot begin with `__`.');
  if (!NAME.test(hook))
    return refuse('The hook name can only contain numbers, letters, dashes, periods and underscores.');
  return true;
}

function isNamespace(namespace: unknown): namespace is string {
  if (typeof namespace !== 'string' || namespace === '')
    return refuse('The namespace must be a non-empty string.');
  if (!NAMESPACE.test(namespace))
    return refuse(
      'The namespace can only contain numbers, letters, dashes, periods, underscores and slashes.',
    );
  return true;
}

function refuse(why: string): false {
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.error(why);
  return false;
}
