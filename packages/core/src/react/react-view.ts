import r2wc from '@r2wc/core';
import { type ComponentType, createElement } from 'react';
import type { Root } from 'react-dom/client';
import type { ElementSpec } from '../element/contract';
import type { Host, View } from '../element/host';
import { mountNow } from './react-root';

/** The props of every view component. It reads everything else from the model. */
export interface ViewProps<S extends ElementSpec, M> {
  host: Host<S>;
  model: M;
}

/**
 * A React component as a view, drawn in the inner element `<tag-view>`. Where PHP printed that element, React hydrates
 * the nodes in it; elsewhere it is added to the root. Everything is drawn when `show` returns. `formerly` selects the
 * node that stood in its place in pages that a cache kept from before there was an inner element.
 */
export function reactView<S extends ElementSpec, M>(
  tag: string,
  component: ComponentType<ViewProps<S, M>>,
  formerly = ':not(*)',
): View<S, M> {
  const name = `${tag}-view`;
  return {
    show(host, model, fail) {
      defineInner(name, component as ComponentType<object>);
      const focused = focusedPart(host.root);
      const { inner, giveBack } = innerElement(host.root, name, formerly);
      const leave = () => {
        inner.end();
        delete inner.dataset.view;
        giveBack();
      };
      const errors = createErrorSink((error) => {
        // React is at work: it empties its place once it is done.
        queueMicrotask(leave);
        fail(error);
      });
      inner.dataset.view = '';
      inner.begin({ props: { host, model }, tell: errors.tell });
      try {
        errors.drawn();
      } catch (error) {
        leave();
        throw error;
      }
      // Lost only where React could not adopt the printed nodes and drew new ones.
      if (focused && !focusedPart(host.root)) refocus(inner, focused);
      host.lifetime.onEnd(leave);
    },
  };
}

/** React reports what a component throws; while it draws for the first time, that is our caller's exception. */
function createErrorSink(fail: (error: unknown) => void) {
  let first: { error: unknown } | undefined;
  let isDrawn = false;
  return {
    tell(error: unknown) {
      if (isDrawn && !first) fail(error);
      first ??= { error };
    },
    drawn() {
      isDrawn = true;
      if (first) throw first.error;
    },
  };
}

/** The printed inner element, or a new one; `giveBack` makes the root what it was. */
function innerElement(
  root: ParentNode,
  name: string,
  formerly: string,
): { inner: InnerElement; giveBack: () => void } {
  const printed = root.querySelector<InnerElement>(name);
  const inner = printed ?? (document.createElement(name) as InnerElement);
  if (!printed) {
    const old = root.querySelector(formerly);
    if (old) old.replaceWith(inner);
    else root.append(inner);
    if (old) inner.append(old);
    inner.style.display = 'contents';
  }
  const copies = [...inner.childNodes].map((node) => node.cloneNode(true));
  return {
    inner,
    giveBack() {
      inner.replaceChildren(...copies);
      if (copies.length === 0 && !printed) inner.remove();
    },
  };
}

interface Given {
  props: object;
  tell: (error: unknown) => void;
}

interface InnerElement extends HTMLElement {
  /** Draws; until then it is an element like any other. */
  begin(given: Given): void;
  end(): void;
}

/** r2wc keeps its state under public symbols; `connected` starts true there and would draw too early. */
const CONNECTED = Symbol.for('r2wc.connected');

function defineInner(name: string, component: ComponentType<object>) {
  if (customElements.get(name)) return;
  // An unlisted type is neither parsed nor reflected: the property travels as it is.
  const options = { props: { given: 'raw' as 'json' } };
  const Base = r2wc<{ given: Given; container?: HTMLElement }, Root>(
    ({ given }) => createElement(component, given.props),
    options,
    renderer,
  ) as new () => HTMLElement & { given: Given; connectedCallback(): void; disconnectedCallback(): void };

  /** Its view begins and ends it. Neither a move nor its own upgrade does. */
  class Inner extends Base implements InnerElement {
    constructor() {
      super();
      Reflect.set(this, CONNECTED, false);
    }

    override connectedCallback() {}

    override disconnectedCallback() {}

    connectedMoveCallback() {}

    begin(given: Given) {
      this.given = given;
      super.connectedCallback();
    }

    end() {
      super.disconnectedCallback();
    }
  }
  customElements.define(name, Inner);
}

const renderer = {
  mount: (
    container: HTMLElement,
    component: ComponentType<{ given: Given }>,
    props: { given: Given },
  ): Root => mountNow(container, createElement(component, props), { onUncaughtError: props.given.tell }),
  update: () => {},
  unmount: (root: Root) => root.unmount(),
};

function focusedPart(root: ShadowRoot | HTMLElement): string | undefined {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  if (!active || !root.contains(active)) return undefined;
  return active.closest('[part]')?.getAttribute('part')?.split(' ')[0];
}

function refocus(inner: HTMLElement, part: string) {
  inner.querySelector<HTMLElement>(`[part~="${part}"]`)?.focus({ preventScroll: true });
}
