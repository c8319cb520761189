// Printed by `pnpm generate` from the component of <fav-clear>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  isOff: boolean;
}

export const holes: Holes<Shown> = {
  'button': (shown) => ({ 'disabled': shown.isOff }),
};
