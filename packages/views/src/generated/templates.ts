// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const item: Template<'span', 'link'> =
  '<span part="item" role="listitem"><span part="position"></span> <a part="title" href="{{link}}"></a> <span part="count"></span></span>';

export const list: Template<'span'> =
  '<span part="list" role="list"></span>';

export const plainItem: Template<'span'> =
  '<span part="item" role="listitem"><span part="position"></span> <span part="title"></span> <span part="count"></span></span>';

export const statusLine: Template<'span'> =
  '<span part="status" role="status"></span>';
