// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const nextLink: Template<'a', 'next' | 'text'> =
  '<a rel="next" href="{{next}}">{{text}}</a>';

export const tail: Template<'div'> =
  '<div class="onda-stream-tail is-layout-constrained has-global-padding"><p role="status"></p></div>';
