// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const goOn: Template<'button', 'label'> =
  '<button type="button" part="go-on" class="go-on">{{label}}</button>';
