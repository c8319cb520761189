import { observedNames, readAttribute } from './attribute-store';
import { spellings } from './attributes';
import { childrenParsed } from './children-parsed';
import type { ElementSpec } from './contract';
import { fail, styleIn } from './start-element';

/** The callbacks of a feature for a tag with hundreds of elements on a page. */
export interface Batch {
  /** An element was connected and its children are parsed. */
  connected(element: HTMLElement): void;
  /** The page changed its attributes. */
  changed?(element: HTMLElement): void;
  /** An element has left; a move does not count. */
  disconnected?(element: HTMLElement): void;
  /** Imports the printer of a bare tag, which returns the HTML that PHP would print. */
  markup?(): Promise<(element: HTMLElement) => string>;
}

/**
 * Registers a light control without a host of its own: the store, the lifetime and a dozen closures that `define` makes
 * for each element are made once for all. Promises the same: properties, `data-ready`, `onda-ready`, `data-failed`,
 * moves.
 */
export function defineBatch(spec: ElementSpec, batch: Batch) {
  if (customElements.get(spec.tag)) return;
  const schedule = createBatch(batch, observedNames(spec));

  class OndaControl extends HTMLElement {
    connectedCallback() {
      for (const name of Object.keys(this)) if (Object.hasOwn(spec.attributes, name)) takeOver(this, name);
      schedule(this);
    }

    connectedMoveCallback() {}

    disconnectedCallback() {
      schedule(this);
    }
  }
  for (const name of Object.keys(spec.attributes))
    Object.defineProperty(OndaControl.prototype, name, reflecting(spec, name));
  customElements.define(spec.tag, OndaControl);
}

/** Tracks the connected elements. Connections and removals of one moment are handled in one microtask. */
function createBatch(batch: Batch, attributes: string[]) {
  const here = new Set<HTMLElement>();
  const watch = watchAttributes(attributes, (element) => here.has(element) && batch.changed?.(element));
  let waiting: Set<HTMLElement> | undefined;

  const schedule = (element: HTMLElement) => {
    if (waiting) return void waiting.add(element);
    waiting = new Set([element]);
    void childrenParsed().then(() => {
      const all = waiting ?? [];
      waiting = undefined;
      for (const one of all) update(one);
    });
  };
  const update = (element: HTMLElement) => {
    if (element.isConnected) watch.rootOf(element);
    if (element.isConnected === here.has(element)) return;
    if (here.delete(element)) leave(element);
    else {
      here.add(element);
      if (element.firstElementChild || !batch.markup) enter(element);
      else void print(element);
    }
  };
  const enter = (element: HTMLElement) => {
    try {
      styleIn(element);
      batch.connected(element);
      element.setAttribute('data-ready', '');
      element.dispatchEvent(READY);
    } catch (error) {
      fail(element, error);
    }
  };
  const leave = (element: HTMLElement) => {
    element.removeAttribute('data-ready');
    batch.disconnected?.(element);
    if (here.size === 0) watch.end();
  };
  const print = async (element: HTMLElement) => {
    try {
      const markup = await batch.markup?.();
      if (!here.has(element)) return;
      element.innerHTML = markup?.(element) ?? '';
      enter(element);
    } catch (error) {
      fail(element, error);
    }
  };
  return schedule;
}

/**
 * All elements of a tag share an observer: `attributeChangedCallback` is called for every attribute of every element as
 * it is upgraded, which costs five hundred buttons more than their painting.
 */
function watchAttributes(attributes: string[], changed: (element: HTMLElement) => void) {
  const observer = new MutationObserver((changes) => {
    for (const target of new Set(changes.map((change) => change.target))) changed(target as HTMLElement);
  });
  let watched = new WeakSet<Node>();
  return {
    /** Watches the document, or the shadow root in which an element stands. */
    rootOf(element: HTMLElement) {
      const root = element.getRootNode();
      if (watched.has(root)) return;
      watched.add(root);
      observer.observe(root, { subtree: true, attributeFilter: attributes });
    },
    end() {
      observer.disconnect();
      watched = new WeakSet();
    },
  };
}

/** A property that a script set before the upgrade would hide the accessor for ever. */
function takeOver(element: HTMLElement, name: string) {
  const value = Reflect.get(element, name);
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, value);
}

/**
 * An accessor that reads and writes the attribute itself, in the type of the contract: the value stands nowhere else.
 */
function reflecting(spec: ElementSpec, name: string): PropertyDescriptor {
  return {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      return readAttribute(this, spec, name);
    },
    set(this: HTMLElement, value: unknown) {
      for (const spelling of spellings(name)) this.removeAttribute(spelling);
      if (value !== null && value !== undefined) this.setAttribute(spellings(name)[0] ?? name, String(value));
    },
  };
}

/** All elements share one event that does not bubble: five hundred that bubble would cost a phone 3 ms. */
const READY = new Event('onda-ready');
