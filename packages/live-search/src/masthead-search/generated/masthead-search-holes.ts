// Printed by `pnpm generate` from the component of <masthead-search>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  name: string;
  list: string;
  unfolded: string;
}

export const holes: Holes<Shown> = {
  'form': (shown) => ({ 'aria-label': shown.name || null }),
  'field': (shown) => ({ 'aria-controls': shown.list || null }),
  'submit': (shown) => ({ 'aria-expanded': shown.unfolded || null }),
};
