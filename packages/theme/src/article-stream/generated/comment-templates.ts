// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const commentLink: Template<'p', 'url' | 'text'> =
  '<p><a href="{{url}}">{{text}}</a></p>';
