// Printed by `pnpm generate` from the component of <fav-button>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  count: string;
  isFavorite: boolean;
  isOff: boolean;
}

export const holes: Holes<Shown> = {
  'count': (shown) => ({ 'text': shown.count }),
  'button': (shown) => ({ 'aria-pressed': shown.isFavorite, 'disabled': shown.isOff }),
};
