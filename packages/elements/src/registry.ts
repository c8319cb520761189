import { ensureConfigured } from './configure';
import { pageState, VERSION, warnOnce } from './page-state';
import { useSheets } from './printed-sheets';

type Registry = Pick<CustomElementRegistry, 'get' | 'define'>;

/** Every element counts as registered if there is no DOM. */
const nowhere: Registry = { get: () => class {} as never, define() {} };

/**
 * The registry that the build puts in place of the browser's, in every module of the elements. With it they can be
 * imported on a server, and two copies of this package on a page notice each other.
 */
export const customElements: Registry =
  typeof globalThis.customElements === 'undefined' ? nowhere : sharedRegistry(globalThis.customElements);

/** A registry in which the first version of an element wins; another version is reported once. */
export function sharedRegistry(registry: Registry): Registry {
  return {
    get(tag) {
      const known = registry.get(tag);
      if (known) compareVersions(tag);
      return known;
    },
    define(tag, element) {
      // Inner elements, in which React draws.
      if (!tag.endsWith('-view')) {
        pageState().tags.set(tag, VERSION);
        beforeStart(element);
      }
      registry.define(tag, element);
    },
  };
}

function compareVersions(tag: string) {
  if (tag.endsWith('-view')) return;
  const there = pageState().tags.get(tag) ?? 'that another script registered';
  if (there === VERSION) return;
  warnOnce(`two versions on this page. <${tag}> stays the one ${there}; the one ${VERSION} is not used.`);
}

interface Connected {
  connectedCallback(): void;
}

/** The element begins a microtask after it is connected: until then the page may be configured. */
function beforeStart(element: CustomElementConstructor) {
  const prototype = element.prototype as Connected;
  const connected = prototype.connectedCallback;
  prototype.connectedCallback = function (this: HTMLElement & Connected) {
    ensureConfigured();
    queueMicrotask(() => {
      pageState().isStarted = true;
    });
    useSheets(this);
    connected.call(this);
  };
}
