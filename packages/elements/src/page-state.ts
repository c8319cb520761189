/** The build fills it in. */
export const VERSION: string = process.env.ONDA_VERSION ?? 'of the sources';

interface PageState {
  /** Tag → the version that registered it. */
  tags: Map<string, string>;
  /** True once an element has started: its options do not change any more. */
  isStarted: boolean;
  /** The warnings that were given. */
  said: Set<string>;
}

const KEY = Symbol.for('@onda/elements');

/** All copies of this package on a page share the state. */
export function pageState(): PageState {
  const holder = globalThis as { [KEY]?: PageState };
  holder[KEY] ??= { tags: new Map(), isStarted: false, said: new Set() };
  return holder[KEY];
}

/** Warns a developer, once. */
export function warnOnce(message: string): void {
  const { said } = pageState();
  if (said.has(message)) return;
  said.add(message);
  // biome-ignore lint/suspicious/noConsole: what is wrong stands in the developer's own code
  console.warn(`@onda/elements: ${message}`);
}
