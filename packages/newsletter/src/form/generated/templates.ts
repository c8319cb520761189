// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const fieldError: Template<'p', 'id'> =
  '<p class="mailpoet_field_error parsley-errors-list filled" id="{{id}}"></p>';

export const lineBreak: Template<'br'> =
  '<br>';

export const message: Template<'p', 'name'> =
  '<p class="{{name}}" hidden></p>';

export const messageArea: Template<'div'> =
  '<div class="mailpoet_message"></div>';
