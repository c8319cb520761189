// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const statusLine: Template<'span'> =
  '<span part="status" role="status"></span>';
