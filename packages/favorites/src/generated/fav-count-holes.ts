// Printed by `pnpm generate` from the component of <fav-count>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  count: string;
}

export const holes: Holes<Shown> = {
  'count': (shown) => ({ 'text': shown.count }),
};
