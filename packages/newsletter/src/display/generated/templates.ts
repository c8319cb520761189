// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const closeButton: Template<'button', 'label'> =
  '<button type="button" class="mailpoet_form_close_icon" aria-label="{{label}}">×</button>';

export const popupDialog: Template<'dialog', 'label'> =
  '<dialog class="onda-newsletter-dialog" aria-label="{{label}}"></dialog>';
