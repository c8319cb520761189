// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const statusLine: Template<'p'> =
  '<p class="onda-filter-status" role="status"></p>';
