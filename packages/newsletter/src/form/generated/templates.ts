// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const answers: Template<'div'> =
  '<div class="mailpoet_message"><p class="mailpoet_validate_success" role="status" hidden></p><p class="mailpoet_validate_error" role="alert" hidden></p></div>';

export const fieldError: Template<'p', 'id'> =
  '<p class="mailpoet_field_error parsley-errors-list filled" id="{{id}}"></p>';
