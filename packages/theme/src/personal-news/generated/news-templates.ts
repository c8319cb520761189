// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const item: Template<'span', 'link' | 'title' | 'date' | 'day'> =
  '<span part="item" role="listitem"><a href="{{link}}">{{title}}</a><time datetime="{{date}}">{{day}}</time></span>';

export const list: Template<'span'> =
  '<span part="list" role="list"></span>';

export const memoryButton: Template<'button'> =
  '<button type="button"></button>';

export const pictureItem: Template<'span', 'src' | 'width' | 'height' | 'link' | 'title' | 'date' | 'day'> =
  '<span part="item" role="listitem"><img alt="" loading="lazy" decoding="async" src="{{src}}" width="{{width}}" height="{{height}}"><a href="{{link}}">{{title}}</a><time datetime="{{date}}">{{day}}</time></span>';

export const statusLine: Template<'span'> =
  '<span part="status" role="status"></span>';

export const why: Template<'span'> =
  '<span part="why"></span>';
