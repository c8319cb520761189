// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const place: Template<'div'> =
  '<div class="mailpoet_captcha_place"></div>';
