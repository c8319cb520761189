// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const keyword: Template<'a', 'address' | 'keyword'> =
  '<a part="keyword" class="asp_keyword" href="{{address}}">{{keyword}}</a>';

export const keywordRow: Template<'p', 'part' | 'title'> =
  '<p part="{{part}}"><span>{{title}}</span></p>';
