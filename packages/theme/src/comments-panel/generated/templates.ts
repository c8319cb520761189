// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const toggle: Template<'div'> =
  '<div><button type="button" class="onda-comments-toggle wp-element-button"></button></div>';
