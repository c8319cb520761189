// Printed by `pnpm generate` from the component of <asp-search>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  name: string;
  isEmpty: boolean;
  isLive: boolean;
  popup: string;
  expanded: string;
  list: string;
  active: string;
  submit: string;
  unfolded: string;
}

export const holes: Holes<Shown> = {
  'form': (shown) => ({ 'aria-label': shown.name || null }),
  'clear': (shown) => ({ 'hidden': shown.isEmpty }),
  'field': (shown) => ({ 'role': shown.isLive ? "combobox" : null, 'aria-autocomplete': shown.isLive ? "list" : null, 'aria-haspopup': shown.popup || null, 'aria-expanded': shown.expanded || null, 'aria-controls': shown.list || null, 'aria-activedescendant': shown.active || null }),
  'submit': (shown) => ({ 'aria-label': shown.submit || null, 'aria-expanded': shown.unfolded || null }),
};
