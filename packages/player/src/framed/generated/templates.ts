// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const pageFrame: Template<'iframe', 'title'> =
  '<iframe data-onda-page="coming" allowFullScreen="" title="{{title}}"></iframe>';
