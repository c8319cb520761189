import type { AttributesOf, ElementSpec } from '@onda/core/contract';
import { createLife } from '@onda/core/life';
import type { Scene } from '../behaviour';

/** What a behaviour would be given for the first element of `html`, with the contract's defaults but for `options`. */
export function sceneOf<const S extends ElementSpec>(
  spec: S,
  html: string,
  options: Partial<AttributesOf<S>> = {},
): Scene<S> {
  document.body.innerHTML = html;
  const defaults = Object.entries(spec.attributes).map(([name, attribute]) => [name, attribute.default]);
  return {
    target: document.body.firstElementChild as HTMLElement,
    options: { ...Object.fromEntries(defaults), ...options } as AttributesOf<S>,
    life: createLife(),
  };
}
