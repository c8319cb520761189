/** The facts of an element that the wrapper needs, from its contract. */
export interface ElementSetup {
  tag: string;
  /** The name of the component. */
  name: string;
  /** The props that are attributes, in camelCase. */
  attributes: readonly string[];
  /** Prop → its event. */
  events: Readonly<Record<string, { type: string; isOnElement: boolean }>>;
  /** Brings the code that registers the element. */
  load(): Promise<unknown>;
}

export interface HostProps {
  /** For `createElement`: the element's attributes as text, others as they are. */
  attributes: Record<string, unknown>;
  /** Event → handler. */
  listeners: Record<string, ((event: Event) => void) | undefined>;
}

/** React hands them over by other ways. */
const OF_REACT = ['children', 'ref', 'key'];

/** Splits the props of a component. A prop that is null or undefined leaves the attribute out. */
export function hostProps(setup: ElementSetup, props: object): HostProps {
  const own = Object.entries(props).filter(([prop]) => !OF_REACT.includes(prop));
  const isEvent = (prop: string) => Object.hasOwn(setup.events, prop);
  const listeners = own
    .filter(([prop]) => isEvent(prop))
    .map(([prop, value]) => [setup.events[prop]?.type, typeof value === 'function' ? value : undefined]);
  const attributes = own
    .filter(([prop]) => !isEvent(prop))
    .map(([prop, value]) =>
      setup.attributes.includes(prop)
        ? [kebab(prop), written(value)]
        : [prop === 'className' ? 'class' : prop, standard(prop, value)],
    );
  return { attributes: Object.fromEntries(attributes), listeners: Object.fromEntries(listeners) };
}

/** Text, because React 18 and 19 disagree on everything else and drop objects on the server. */
function written(value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'function') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const kebab = (prop: string) => prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** React 18 writes the word `false` on a custom element, where `hidden` would be on. */
function standard(prop: string, value: unknown): unknown {
  if (typeof value !== 'boolean' || /^(aria|data)-/.test(prop)) return value;
  return value ? '' : undefined;
}
