// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const dialogPlace: Template<'div', 'lang' | 'dir'> =
  '<div class="onda-dialog" lang="{{lang}}" dir="{{dir}}"></div>';
