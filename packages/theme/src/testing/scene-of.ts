import type { AttributesOf, ElementSpec } from '@onda/core/element/contract';
import { createLifetime } from '@onda/core/testing/endings';
import type { Scene } from '../define-behavior';

/**
 * The scene of a behavior: the first element of `html` on an empty page, the contract's defaults, a lifetime.
 */
export function sceneOf<const S extends ElementSpec>(
  spec: S,
  html: string,
  options: Partial<AttributesOf<S>> = {},
): Scene<S> {
  document.documentElement.lang ||= 'es';
  document.body.innerHTML = html;
  const defaults = Object.entries(spec.attributes).map(([name, { default: value }]) => [name, value]);
  return {
    target: document.body.firstElementChild as HTMLElement,
    // The contract's types describe exactly what its defaults are.
    options: { ...(Object.fromEntries(defaults) as AttributesOf<S>), ...options },
    lifetime: createLifetime(),
  };
}
