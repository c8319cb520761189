// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const cell: Template<'div', 'id' | 'name'> =
  '<div id="{{id}}" class="{{name}}" role="gridcell"></div>';

export const groupBox: Template<'div'> =
  '<div class="asp_results_group"></div>';

export const option: Template<'a', 'id' | 'name' | 'address'> =
  '<a id="{{id}}" class="{{name}}" href="{{address}}" role="option" aria-selected="false" tabindex="-1"></a>';

export const picture: Template<'img', 'address'> =
  '<img alt="" loading="lazy" decoding="async" src="{{address}}">';

export const words: Template<'span', 'name'> =
  '<span class="{{name}}"></span>';
