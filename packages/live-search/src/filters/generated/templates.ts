// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const filterButton: Template<'button', 'label'> =
  '<button type="button" part="settings" aria-expanded="false" aria-label="{{label}}"><svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M4 7h9m5 0h2M4 17h3m5 0h8M13 4.5v5M7 14.5v5"/></svg></button>';
