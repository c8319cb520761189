// Printed by `pnpm generate` from the component of <studio-line>. Do not edit.
import type { Holes } from '@onda/core/element/host';

interface Shown {
  isClosed: boolean;
  name: string;
  whatsapp: string;
  phone: string;
  mail: string;
  number: string;
}

export const holes: Holes<Shown> = {
  'studio': (shown) => ({ 'hidden': shown.isClosed }),
  'name': (shown) => ({ 'text': shown.name }),
  'whatsapp': (shown) => ({ 'href': shown.whatsapp || null }),
  'phone': (shown) => ({ 'href': shown.phone || null }),
  'mail': (shown) => ({ 'href': shown.mail || null }),
  'number': (shown) => ({ 'text': shown.number }),
};
