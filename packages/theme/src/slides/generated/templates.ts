// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const slideBar: Template<'div'> =
  '<div class="onda-slide-bar"><div></div></div>';

export const slideButton: Template<'button', 'name' | 'label'> =
  '<button type="button" data-action="{{name}}" aria-label="{{label}}"></button>';
