// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const rememberButton: Template<'button', 'label'> =
  '<button type="button" part="remember">{{label}}</button>';
