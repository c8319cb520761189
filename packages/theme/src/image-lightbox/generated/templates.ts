// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const pagePart: Template<'div'> =
  '<div tabindex="0"></div>';
