import { parseAttribute, spellings } from './attributes';
import type { AttributeSpec, AttributesOf, ElementSpec } from './contract';
import type { PrintedAttributes, Readable } from './host';
import { warn } from './warn';

/** The attributes of one element. A property that a script set wins over the attribute until it is set to null. */
export interface AttributeStore<S extends ElementSpec>
  extends Readable<AttributesOf<S>>,
    PrintedAttributes<S> {
  /** Marks the values as old: the attributes changed. They are parsed when they are read again. */
  read(): void;
  setProperty(name: string, value: unknown): void;
}

export type Attributed = Pick<ElementSpec, 'tag' | 'attributes'>;

const stores = new WeakMap<object, AttributeStore<ElementSpec>>();

export function createAttributes<S extends ElementSpec>(element: HTMLElement, spec: S): AttributeStore<S> {
  const properties = takeOver(element, spec);
  const listeners = new Set<(state: AttributesOf<S>) => void>();
  const warned = new Set<string>();
  const read = (set: Record<string, unknown>) => readAttributes(element, spec, set, warned);
  let state: AttributesOf<S> | undefined;
  let printed: AttributesOf<S> | undefined;

  const store: AttributeStore<S> = {
    getState() {
      state ??= read(properties);
      return state;
    },
    getInitialState() {
      printed ??= read({});
      return printed;
    },
    subscribe(run) {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    read() {
      state = undefined;
      for (const run of listeners) run(store.getState());
    },
    setProperty(name, value) {
      if (value === null || value === undefined) delete properties[name];
      else properties[name] = value;
      store.read();
    },
  };
  stores.set(element, store);
  return store;
}

/** The attribute names that the browser shall watch, in every spelling. */
export function observedNames(spec: ElementSpec): string[] {
  return Object.keys(spec.attributes).flatMap((name) => spellings(name));
}

/** Gives each attribute its property, so that `element.station = 'onda'` works as on any other element. */
export function addProperties(prototype: object, spec: ElementSpec) {
  for (const name of Object.keys(spec.attributes)) {
    // Properties that every element has, such as `id`, stay the browser's.
    if (name in prototype) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: object): unknown {
        return stores.get(this)?.getState()[name];
      },
      set(this: object, value: unknown) {
        stores.get(this)?.setProperty(name, value);
      },
    });
  }
}

/** Properties that a script set before the upgrade are plain own ones and would hide the accessors for ever. */
function takeOver(element: HTMLElement, spec: ElementSpec): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  const own: Record<string, unknown> = element as never;
  for (const name of Object.keys(spec.attributes)) {
    if (!Object.hasOwn(element, name)) continue;
    properties[name] = own[name];
    delete own[name];
  }
  return properties;
}

/** The attributes of the element now. `warned` remembers the warnings that were given. */
export function readAttributes<S extends Attributed>(
  element: HTMLElement,
  spec: S,
  properties: Record<string, unknown>,
  warned: Set<string>,
): AttributesOf<S> {
  const read = (name: string) => [
    name,
    name in properties ? properties[name] : readAttribute(element, spec, name, warned),
  ];
  // The contract's types describe exactly what the loop builds.
  return Object.fromEntries(Object.keys(spec.attributes).map(read)) as AttributesOf<S>;
}

/** The value of an attribute, as the contract types it. */
export function readAttribute<S extends Attributed, N extends string & keyof S['attributes']>(
  element: HTMLElement,
  spec: S,
  name: N,
  warned?: Set<string>,
): AttributesOf<S>[N] {
  const attribute = spec.attributes[name] as AttributeSpec;
  const { value, problem } = parseAttribute(writtenIn(element, name), attribute);
  if (problem) warnOnce(`<${spec.tag}> ${name}: ${problem}`, warned);
  return value as AttributesOf<S>[N];
}

/** The value that the page wrote, in any spelling of the name. */
function writtenIn(element: HTMLElement, name: string): string | null {
  for (const spelling of spellings(name)) {
    const text = element.getAttribute(spelling);
    if (text !== null) return text;
  }
  return null;
}

function warnOnce(message: string, warned?: Set<string>) {
  if (warned?.has(message)) return;
  warned?.add(message);
  warn(message);
}
