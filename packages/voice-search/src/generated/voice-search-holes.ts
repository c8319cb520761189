// Printed by `pnpm generate` from the component of <voice-search>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  isListening: boolean;
  hint: string;
}

export const holes: Holes<Shown> = {
  'button': (shown) => ({ 'aria-pressed': shown.isListening }),
  'hint': (shown) => ({ 'text': shown.hint }),
};
