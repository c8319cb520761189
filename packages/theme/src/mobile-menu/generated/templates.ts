// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const closer: Template<'button', 'label'> =
  '<button type="button">{{label}}</button>';

export const menuDialog: Template<'dialog', 'label'> =
  '<dialog data-onda-menu="" aria-label="{{label}}"></dialog>';
