// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const submenuButton: Template<'button', 'label' | 'list'> =
  '<button type="button" data-onda-submenu="" aria-label="{{label}}" aria-controls="{{list}}"></button>';
