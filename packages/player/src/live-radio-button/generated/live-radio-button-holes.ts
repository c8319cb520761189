// Printed by `pnpm generate` from the component of <live-radio-button>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  label: string;
  status: string;
  state: string;
}

export const holes: Holes<Shown> = {
  'button': (shown) => ({ 'text': shown.label }),
  'status': (shown) => ({ 'text': shown.status, 'data-state': shown.state || null }),
};
