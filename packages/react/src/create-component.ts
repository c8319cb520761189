'use client';

import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type PropsWithoutRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  version,
} from 'react';
import { contentOf } from '#content';
import { type ElementSetup, hostProps } from './host-props';

export type OndaComponent<Element, Props> = ForwardRefExoticComponent<
  PropsWithoutRef<Props> & RefAttributes<Element>
>;

/** Handlers by the name of their event. */
type Handlers = Record<string, ((event: Event) => void) | undefined>;

/** An effect before the browser paints; React warns of it on a server, where none runs. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A component for one element. Its attributes are text in kebab-case, the same on the server and in the browser; its
 * handlers listen from the moment that React has the node, also after hydration; its code comes in an effect, so the
 * element changes nothing before React has adopted it.
 */
export function createComponent<Element extends HTMLElement, Props extends object>(
  setup: ElementSetup,
  content: typeof contentOf = contentOf,
): OndaComponent<Element, Props> {
  checkReact();
  const Component = forwardRef<Element, Props & { children?: ReactNode }>((props, forwarded) => {
    const host = useRef<Element | null>(null);
    const handlers = useRef<Handlers>({});
    const { attributes, listeners } = hostProps(setup, props);
    useBrowserLayoutEffect(() => {
      handlers.current = listeners;
    });
    useBrowserLayoutEffect(() => (host.current ? listen(host.current, setup, handlers) : undefined), []);
    useEffect(() => {
      setup.load().catch((error: unknown) => reportLost(setup.tag, error));
    }, []);
    const attach = useMemo(() => attachTo(host, forwarded), [forwarded]);
    return createElement(setup.tag, {
      ...attributes,
      ...content(setup.tag, attributes, props.children),
      ref: attach,
      suppressHydrationWarning: true,
    });
  });
  Component.displayName = setup.name;
  return Component as unknown as OndaComponent<Element, Props>;
}

type Forwarded<Element> = ((node: Element | null) => unknown) | { current: Element | null } | null;

/** Keeps the node, hands it to the page's own ref, and runs the clean-up that a ref of React 19 may return. */
function attachTo<Element>(host: { current: Element | null }, forwarded: Forwarded<Element>) {
  let cleanUp: unknown;
  return (node: Element | null): void => {
    host.current = node;
    if (node === null && typeof cleanUp === 'function') cleanUp = void cleanUp();
    else cleanUp = assign(forwarded, node);
  };
}

function assign<Element>(ref: Forwarded<Element>, node: Element | null): unknown {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
  return undefined;
}

/** Each event has one listener for the life of the node; which handler runs is read when it runs. */
function listen(host: HTMLElement, { events }: ElementSetup, handlers: { current: Handlers }) {
  const ending = new AbortController();
  for (const { type, isOnElement } of Object.values(events)) {
    const place = isOnElement ? host : host.ownerDocument;
    const run = (event: Event) => {
      if (isOnElement || isMeant(host, event)) handlers.current[type]?.(event);
    };
    place.addEventListener(type, run, { signal: ending.signal });
  }
  return () => ending.abort();
}

/** An event on the document names its source where several may send it. */
function isMeant(host: HTMLElement, event: Event): boolean {
  const source: unknown = Object((event as CustomEvent<unknown>).detail).source;
  if (typeof source !== 'string') return true;
  return ['station', 'radio-stream', 'data-stream'].some((name) => host.getAttribute(name) === source);
}

function reportLost(tag: string, error: unknown) {
  // biome-ignore lint/suspicious/noConsole: a chunk of the application did not arrive; the printed element stays
  console.error(`@onda/react: the code of <${tag}> did not load.`, error);
}

/** Throws for a React without the hooks that are used here, and names what to install. */
export function checkReact(found: string = version): void {
  const [major = 0, minor = 0] = found.split('.').map(Number);
  if (major > 18 || (major === 18 && minor >= 2) || major === 0) return;
  throw new Error(`@onda/react needs react 18.2 or newer, and found ${found}. Install react and react-dom.`);
}
