// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const card: Template<'aside', 'label' | 'close'> =
  '<aside class="onda-related-popup" popover="manual" aria-label="{{label}}"><button type="button" aria-label="{{close}}">×</button></aside>';
