// Printed by `pnpm generate` from the component of <comment-vote>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  up: number;
  down: number;
  isUp: boolean;
  isDown: boolean;
  isBusy: boolean;
  isClosed: boolean;
  problem: string;
}

export const holes: Holes<Shown> = {
  'up-count': (shown) => ({ 'text': String(shown.up) }),
  'down-count': (shown) => ({ 'text': String(shown.down) }),
  'up': (shown) => ({ 'aria-pressed': shown.isUp, 'aria-disabled': shown.isBusy || null, 'disabled': shown.isClosed }),
  'down': (shown) => ({ 'aria-pressed': shown.isDown, 'aria-disabled': shown.isBusy || null, 'disabled': shown.isClosed }),
  'votes': (shown) => ({ 'aria-busy': shown.isBusy || null }),
  'status': (shown) => ({ 'text': shown.problem }),
};
