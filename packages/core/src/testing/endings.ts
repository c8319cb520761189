import { createLifetime as create, type Lifetime } from '../element/lifetime';

/** Run at the end of each test; afterwards nothing that product code opened may be left. */
export const endings = new Set<() => void>();

/** A lifetime that ends with its test. */
export function createLifetime(): Lifetime {
  const lifetime = create();
  endings.add(lifetime.end);
  return lifetime;
}
