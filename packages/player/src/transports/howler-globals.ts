/**
 * Howler writes four globals and, on a page with an AMD loader, calls its `define`. Both belong to the host page:
 * another plugin may have a `Sound` of its own, and an anonymous `define` breaks require.js. The former globals are
 * kept while this module runs, so it must stand right before howler in one chunk: nothing else runs in between.
 */
const NAMES = ['Howl', 'Howler', 'HowlerGlobal', 'Sound', 'define'] as const;

const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);

if (before.some(([name, own]) => name === 'define' && own?.writable))
  Reflect.set(globalThis, 'define', undefined);

export function restoreGlobals(): void {
  for (const [name, own] of before) {
    if (own?.configurable === false) Reflect.set(globalThis, name, own.value);
    else if (own) Object.defineProperty(globalThis, name, own);
    else Reflect.deleteProperty(globalThis, name);
  }
}
