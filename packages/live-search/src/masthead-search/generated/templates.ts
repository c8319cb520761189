// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const found: Template<'li', 'address' | 'title' | 'excerpt'> =
  '<li><a part="result" href="{{address}}"><span><span part="title">{{title}}</span> <span part="excerpt">{{excerpt}}</span></span></a></li>';

export const keyword: Template<'li', 'address' | 'word'> =
  '<li><a part="keyword" href="{{address}}">{{word}}</a></li>';

export const list: Template<'ul'> =
  '<ul role="list"></ul>';

export const panel: Template<'div', 'id' | 'heading' | 'all'> =
  '<div part="panel" class="onda-masthead-panel" id="{{id}}" hidden><div part="trending" hidden><p part="heading">{{heading}}</p><ul part="keywords" role="list" aria-label="{{heading}}"></ul></div><div part="results" hidden></div><a part="all" hidden>{{all}}</a><p part="status" role="status"></p></div>';

export const picture: Template<'img', 'address'> =
  '<img alt="" loading="lazy" decoding="async" src="{{address}}">';
