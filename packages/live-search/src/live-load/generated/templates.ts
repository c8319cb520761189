// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const linkNotice: Template<'p', 'href' | 'text'> =
  '<p role="alert" data-onda-notice=""><a href="{{href}}">{{text}}</a></p>';

export const notice: Template<'p', 'text'> =
  '<p role="alert" data-onda-notice="">{{text}}</p>';
