// Printed by `pnpm generate` from the component of <now-playing>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  isOpen: boolean;
  now: string;
  more: string;
  status: string;
}

export const holes: Holes<Shown> = {
  'now': (shown) => ({ 'hidden': shown.isOpen, 'text': shown.now }),
  'more': (shown) => ({ 'aria-expanded': shown.isOpen, 'text': shown.more }),
  'block': (shown) => ({ 'hidden': !shown.isOpen }),
  'status': (shown) => ({ 'text': shown.status }),
};
