// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const errorLine: Template<'p'> =
  '<p class="mailpoet_error_recaptcha" role="alert"></p>';
