import r2wc from '@r2wc/core';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ElementSpec } from './contract';
import type { Host, View } from './host';
import { takePlace } from './take-place';

/** What every view component is given; everything else it reads from the model, a store. */
export interface ViewProps<S extends ElementSpec, M> {
  host: Host<S>;
  model: M;
}

/**
 * A React component as a view. r2wc makes an inner element that the parser never sees; we make it, hand it
 * one property, and have it commit at once, so that the shell is replaced by something already drawn.
 */
export function reactView<S extends ElementSpec, M>(
  tag: string,
  component: ComponentType<ViewProps<S, M>>,
): View<S, M> {
  const draw = (props: ViewProps<S, M>, place: HTMLElement, fail: (error: unknown) => void) => {
    const errors = createErrorSink(fail);
    const inner = new (innerElement(tag, component as ComponentType<object>))();
    inner.style.display = 'contents';
    place.append(inner);
    inner.given = { props, tell: errors.tell };
    inner.connectedCallback();
    errors.drawn();
    return () => inner.remove();
  };
  return {
    show: (host, model, fail) =>
      takePlace(host, (place, failLater) => draw({ host, model }, place, failLater), fail),
  };
}

/** React reports what a component throws; while it draws for the first time, that is our caller's exception. */
function createErrorSink(fail: (error: unknown) => void) {
  let first: { error: unknown } | undefined;
  let isDrawn = false;
  return {
    tell(error: unknown) {
      first ??= { error };
      if (isDrawn) fail(error);
    },
    drawn() {
      isDrawn = true;
      if (first) throw first.error;
    },
  };
}

interface Given {
  props: object;
  tell: (error: unknown) => void;
}

interface InnerElement extends HTMLElement {
  given: Given;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** r2wc keeps its state under public symbols; `connected` starts true there and would draw too early. */
const CONNECTED = Symbol.for('r2wc.connected');

function innerElement(tag: string, component: ComponentType<object>): new () => InnerElement {
  const name = `${tag}-view`;
  const known = customElements.get(name);
  if (known) return known as new () => InnerElement;
  // An unlisted type is neither parsed nor reflected: the property travels as it is.
  const options = { props: { given: 'raw' as 'json' } };
  const Base = r2wc<{ given: Given; container?: HTMLElement }, Root>(
    ({ given }) => createElement(component, given.props),
    options,
    renderer,
  ) as new () => InnerElement;

  class Inner extends Base {
    constructor() {
      super();
      Reflect.set(this, CONNECTED, false);
    }

    connectedMoveCallback() {}

    /** A move disconnects and connects in one task; the React tree survives it. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
  }
  customElements.define(name, Inner);
  return Inner;
}

const renderer = {
  mount(container: HTMLElement, component: ComponentType<{ given: Given }>, props: { given: Given }): Root {
    const root = createRoot(container, { onUncaughtError: props.given.tell });
    flushSync(() => root.render(createElement(component, props)));
    return root;
  },
  update: () => {},
  unmount: (root: Root) => root.unmount(),
};
