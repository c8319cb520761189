import type { AttributeStore } from './attribute-store';
import { bind } from './bind';
import type { ElementSpec } from './contract';
import type { Parts } from './define';
import { delegate } from './delegate';
import type { Host } from './host';
import { type Language, languageOf } from './messages';
import { madeRoot, printedRoot } from './shadow-root';
import { createViewSlot } from './view-slot';
import { bringView } from './when';

/** Starts one element: builds its host, runs its shell, and arranges when its view comes. */
export function startElement<S extends ElementSpec, M>(
  element: HTMLElement,
  spec: S,
  parts: Parts<S, M>,
  attributes: AttributeStore<S>,
  life: AbortController,
) {
  const fail = (error: unknown) => {
    element.dataset.failed = '';
    say(element, 'error', { tag: element.localName, message: String(error) });
  };
  try {
    const host = createHost(element, spec, parts, attributes, life.signal);
    const model = parts.setup?.(host) as M;
    if (parts.view) {
      const slot = createViewSlot(host, model, parts.view, fail);
      host.wantView = slot.want;
      bringView(host, parts.when ?? 'intent', slot, parts.setup === undefined);
    }
    life.signal.addEventListener('abort', () => delete element.dataset.ready);
    element.dataset.ready = '';
    say(element, 'ready');
  } catch (error) {
    life.abort();
    fail(error);
  }
}

function createHost<S extends ElementSpec, M>(
  element: HTMLElement,
  spec: S,
  parts: Parts<S, M>,
  attributes: AttributeStore<S>,
  signal: AbortSignal,
): Host<S> {
  const lang: Language = languageOf(element);
  const root =
    spec.root === 'light'
      ? element
      : rootOf(element, () => parts.markup?.({ element, attributes, lang }) ?? '');
  return {
    element,
    root,
    attributes,
    signal,
    lang,
    on: (type, selector, run) => delegate(element, root, signal, { type, selector, run }),
    emit: (type, detail, options) => say(element, type, detail, options?.cancelable),
    bind(store, part, read) {
      const nodes = () => (part === '' ? [element] : root.querySelectorAll(`[part~="${part}"]`));
      signal.addEventListener('abort', bind(nodes, store, read));
    },
    wantView: () => Promise.resolve(),
  };
}

function rootOf(element: HTMLElement, markup: () => string): ShadowRoot {
  return printedRoot(element) ?? madeRoot(element, markup());
}

function say(element: HTMLElement, type: string, detail?: unknown, cancelable = false): boolean {
  return element.dispatchEvent(
    new CustomEvent(`onda-${type}`, { detail, bubbles: true, composed: true, cancelable }),
  );
}
