// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const clearButton: Template<'button'> =
  '<button type="button" part="clear" aria-label="×" hidden>×</button>';
