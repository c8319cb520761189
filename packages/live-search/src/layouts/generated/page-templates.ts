// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const pageBar: Template<'div', 'previous' | 'next'> =
  '<div part="pages" hidden><button part="previous" type="button" aria-label="{{previous}}">‹</button><span part="page" aria-live="polite"></span><button part="next" type="button" aria-label="{{next}}">›</button></div>';
