import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { ElementSpec } from '../element/contract';
import type { Host, View } from '../element/host';
import { createErrorSink } from './error-sink';

/** The props of every view component. It reads everything else from the model. */
export interface ViewProps<S extends ElementSpec, M> {
  host: Host<S>;
  model: M;
}

/**
 * A React component as a view that hydrates the nodes in the printed inner element `<tag-view>`. Everything is drawn
 * when `show` returns. `formerly` selects the node that stood in its place in pages that a cache kept from before there
 * was an inner element. React replaces nodes that others have changed, and the document says `onda-not-hydrated`.
 */
export function hydratedView<S extends ElementSpec, M>(
  tag: string,
  component: ComponentType<ViewProps<S, M>>,
  formerly = ':not(*)',
): View<S, M> {
  return {
    show(host, model, fail) {
      const focused = focusedPart(host.root);
      const { inner, giveBack } = innerElement(host.root, `${tag}-view`, formerly);
      const errors = createErrorSink((error) => {
        // React is drawing and empties its place afterwards.
        queueMicrotask(leave);
        fail(error);
      });
      inner.dataset.view = '';
      const root = flushSync(() =>
        hydrateRoot(inner, createElement(component, { host, model }), {
          onUncaughtError: errors.tell,
          onRecoverableError: logMismatch,
        }),
      );
      let isLeft = false;
      const leave = () => {
        // After a late error another view may have replaced this one before the element leaves.
        if (isLeft) return;
        isLeft = true;
        root.unmount();
        delete inner.dataset.view;
        giveBack();
      };
      try {
        errors.drawn();
      } catch (error) {
        leave();
        throw error;
      }
      // The focus is lost only if React could not adopt the printed nodes and drew new ones.
      if (focused && !focusedPart(host.root)) refocus(inner, focused);
      host.lifetime.onEnd(leave);
    },
  };
}

/** An optimizer, a translator or a script has changed the printed nodes. */
function logMismatch(error: unknown) {
  document.dispatchEvent(new CustomEvent('onda-not-hydrated', { detail: String(error) }));
}

/** The printed inner element, or a new one; `giveBack` restores the root. */
function innerElement(
  root: ParentNode,
  name: string,
  formerly: string,
): { inner: HTMLElement; giveBack: () => void } {
  const printed = root.querySelector<HTMLElement>(name);
  const inner = printed ?? document.createElement(name);
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

function focusedPart(root: ShadowRoot | HTMLElement): string | undefined {
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  if (!active || !root.contains(active)) return undefined;
  return active.closest('[part]')?.getAttribute('part')?.split(' ')[0];
}

function refocus(inner: HTMLElement, part: string) {
  inner.querySelector<HTMLElement>(`[part~="${part}"]`)?.focus({ preventScroll: true });
}
