import { addProperties, createAttributes, observedNames } from './attribute-store';
import { childrenParsed } from './children-parsed';
import type { ElementSpec } from './contract';
import type { ElementDefinition } from './element-definition';
import { createLifetime, type Lifetime } from './lifetime';
import { startElement } from './start-element';

/**
 * Registers an element: a plain `HTMLElement` on the outside, a shell of plain code and a React view within.
 * Its lifetime: properties set before the upgrade are taken over, children are waited for, `setup` runs once,
 * `data-ready`; an exception gives `data-failed` and `onda-error` and leaves the printed markup usable.
 *
 * @returns The prototype of its class; undefined where the tag is registered.
 */
export function define<const S extends ElementSpec, M = undefined>(spec: S, parts: ElementDefinition<S, M>) {
  if (customElements.get(spec.tag)) return undefined;

  class OndaElement extends HTMLElement {
    #attributes = createAttributes(this, spec);
    #lifetime: Lifetime | undefined;

    static observedAttributes = observedNames(spec);

    connectedCallback() {
      if (this.#lifetime) return;
      const lifetime = createLifetime();
      this.#lifetime = lifetime;
      parts.connected?.(this, lifetime);
      void childrenParsed().then(() => startElement(this, spec, parts, this.#attributes, lifetime));
    }

    /** A move by `moveBefore` changes nothing. */
    connectedMoveCallback() {}

    /** A move by `append` disconnects and connects in one task, so the check comes after it. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#lifetime?.end();
        this.#lifetime = undefined;
      });
    }

    attributeChangedCallback() {
      this.#attributes?.read();
    }
  }

  addProperties(OndaElement.prototype, spec);
  customElements.define(spec.tag, OndaElement);
  return OndaElement.prototype as object as Record<string, unknown>;
}
