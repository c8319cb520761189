// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const errorItem: Template<'li', 'field' | 'text'> =
  '<li><a href="#{{field}}">{{text}}</a></li>';

export const errorList: Template<'div', 'id' | 'problem'> =
  '<div class="onda-form-errors" role="alert" tabindex="-1" aria-labelledby="{{id}}"><h2 class="onda-form-problem" id="{{id}}">{{problem}}</h2><ul></ul></div>';

export const errorMark: Template<'span', 'id'> =
  '<span class="onda-form-error" id="{{id}}"></span>';
