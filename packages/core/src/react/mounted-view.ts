import r2wc from '@r2wc/react-to-web-component';
import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ElementSpec } from '../element/contract';
import type { View } from '../element/host';
import { createErrorSink } from './error-sink';
import type { ViewProps } from './react-view';

/** A React component as a view without printed nodes: the element `<tag-view>` at the end of the root. */
export function mountedView<S extends ElementSpec, M>(
  tag: string,
  component: ComponentType<ViewProps<S, M>>,
): View<S, M> {
  return {
    show(host, model, fail) {
      const put = (inner: HTMLElement) => host.root.append(inner);
      host.lifetime.onEnd(mountElement(`${tag}-view`, component, { host, model }, put, fail));
    },
  };
}

/**
 * A React component as the custom element `name`, made by r2wc and drawn when this returns. `put` brings it into the
 * page. Throws the errors of the first drawing; later ones go to `fail`, and the element is removed. Returns the undo.
 */
export function mountElement<P extends object>(
  name: string,
  component: ComponentType<P>,
  props: P,
  put: (inner: HTMLElement) => void,
  fail: (error: unknown) => void,
): () => void {
  if (!customElements.get(name)) customElements.define(name, elementOf(component as ComponentType<object>));
  const inner = document.createElement(name);
  const leave = () => inner.remove();
  const errors = createErrorSink((error) => {
    leave();
    fail(error);
  });
  inner.dataset.view = '';
  inner.style.display = 'contents';
  // r2wc draws at each property and once more in the page; `flushSync` makes it one drawing.
  flushSync(() => {
    Object.assign(inner, { given: { props, tell: errors.tell } });
    put(inner);
  });
  try {
    errors.drawn();
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}

interface Given {
  props: object;
  tell(error: unknown): void;
}

function elementOf(component: ComponentType<object>): CustomElementConstructor {
  /** A copy that a script makes of the page has no properties: it is empty. */
  const Guarded = ({ given }: { given?: Given }) =>
    given && createElement(ErrorBoundary, { tell: given.tell }, createElement(component, given.props));
  // r2wc neither parses nor reflects a property of an unknown type.
  const Base = r2wc(Guarded, { props: { given: 'raw' as 'json' } }) as new () => HTMLElement & {
    disconnectedCallback(): void;
  };
  return class extends Base {
    /** A move disconnects and connects in one task. r2wc would mount again, and typed text would be lost. */
    override disconnectedCallback() {
      queueMicrotask(() => this.isConnected || super.disconnectedCallback());
    }
  };
}

class ErrorBoundary extends Component<Pick<Given, 'tell'> & { children?: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError = () => ({ isBroken: true });

  override componentDidCatch(error: unknown) {
    this.props.tell(error);
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}
