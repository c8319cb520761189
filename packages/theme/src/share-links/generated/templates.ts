// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const item: Template<'span'> =
  '<span></span>';

export const shareButton: Template<'button', 'name' | 'label'> =
  '<button type="button" part="{{name}}">{{label}}</button>';

export const statusLine: Template<'span'> =
  '<span part="status" role="status"></span>';
