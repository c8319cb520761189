import { type Language, languageOf } from '../i18n/messages';
import { loadOnce } from '../loading/load-once';
import type { AttributeStore } from './attribute-store';
import { bind, printedParts } from './bind';
import type { ElementSpec } from './contract';
import { delegate } from './delegate';
import type { ElementDefinition } from './element-definition';
import type { Host, View } from './host';
import type { Lifetime } from './lifetime';
import { madeRoot, printedRoot } from './shadow-root';

/** Starts one element: finds or makes its root, runs its shell, and gives it `wantView`. */
export async function startElement<S extends ElementSpec, M>(
  element: HTMLElement,
  spec: S,
  parts: ElementDefinition<S, M>,
  attributes: AttributeStore<S>,
  lifetime: Lifetime,
) {
  const lang = languageOf(element);
  try {
    const printed = spec.root === 'light' ? element : printedRoot(element);
    const root = printed ? styleIn(printed) : await bareRoot();
    if (!lifetime.isOver) begin(createHost(element, root, lang, attributes, lifetime), parts);
  } catch (error) {
    lifetime.end();
    fail(element, error);
  }

  /** A bare tag waits for its markup; a printed one starts at once. */
  async function bareRoot(): Promise<ShadowRoot> {
    const print = await parts.markup?.();
    return madeRoot(element, print?.({ element, attributes, lang }) ?? '');
  }
}

function begin<S extends ElementSpec, M>(host: Host<S>, parts: ElementDefinition<S, M>) {
  const { element, lifetime } = host;
  const model = parts.setup?.(host) as M;
  if (parts.view) {
    // The attributes are read before a script of the page changes them: the view adopts the printed nodes.
    host.attributes.getInitialState();
    host.wantView = lazyView(host, model, parts.view);
  }
  lifetime.onEnd(() => delete element.dataset.ready);
  element.dataset.ready = '';
  emit(element, 'ready');
}

/** The code that shows views loads with the first view: an untouched page has neither. */
function lazyView<S extends ElementSpec, M>(host: Host<S>, model: M, load: () => Promise<View<S, M>>) {
  const failed = (error: unknown) => fail(host.element, error);
  const slot = loadOnce(async () => {
    const { viewSlot } = await import('./view-slot');
    return viewSlot(host, model, load, failed);
  });
  return async () => {
    const show = await slot().catch((error) => {
      failed(error);
      throw error;
    });
    return show();
  };
}

function createHost<S extends ElementSpec>(
  element: HTMLElement,
  root: ShadowRoot | HTMLElement,
  lang: Language,
  attributes: AttributeStore<S>,
  lifetime: Lifetime,
): Host<S> {
  return {
    element,
    root,
    attributes,
    lifetime,
    lang,
    on: (type, selector, run) => delegate(element, root, lifetime, { type, selector, run }),
    emit: (type, detail, options) => emit(element, type, detail, options?.cancelable),
    bind(store, part, read) {
      lifetime.onEnd(bind(() => printedParts(element, root, part), store, read));
    },
    wantView: () => Promise.resolve(),
  };
}

/** A server that imports the elements has no document. */
const start = globalThis.document?.URL;

/**
 * Links the style sheets of a light element. Those of a page do not reach into a shadow root, and a script that changes
 * the page may leave them out. Plugins that gather style sheets take them out of printed shadow roots.
 */
export function styleIn<Root extends HTMLElement | ShadowRoot>(root: Root): Root {
  // A shadow root has no address.
  if ((root.getRootNode() as Document).URL !== start && !root.querySelector('[rel^=s]'))
    import('./foreign-root').then((styles) => styles.linkStyles(root)).catch(() => {});
  return root;
}

/** Leaves the printed markup as it is; the other elements go on. */
export function fail(element: HTMLElement, error: unknown) {
  element.dataset.failed = '';
  emit(element, 'error', { tag: element.localName, message: String(error) });
}

function emit(element: HTMLElement, type: string, detail?: unknown, cancelable = false): boolean {
  return element.dispatchEvent(
    new CustomEvent(`onda-${type}`, { detail, bubbles: true, composed: true, cancelable }),
  );
}
