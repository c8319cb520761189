// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const endLink: Template<'span', 'address' | 'text'> =
  '<span class="onda-count-end"><a href="{{address}}">{{text}}</a></span>';

export const endText: Template<'span', 'text'> =
  '<span class="onda-count-end">{{text}}</span>';

export const timer: Template<'div'> =
  '<div role="timer"><span><b></b> <span></span></span> <span><b></b> <span></span></span> <span><b></b> <span></span></span> <span><b></b> <span></span></span> </div>';
