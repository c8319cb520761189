// Printed by `pnpm generate` from the component of <fav-list>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  words: string;
}

export const holes: Holes<Shown> = {
  'status': (shown) => ({ 'hidden': shown.words === '', 'text': shown.words }),
};
