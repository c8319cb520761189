// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const cell: Template<'div', 'id' | 'name'> =
  '<div id="{{id}}" class="{{name}}" role="gridcell"></div>';

export const failure: Template<'div', 'retry'> =
  '<div part="failure" class="asp_nores"><span></span> <button part="retry" type="button">{{retry}}</button></div>';

export const failureTitle: Template<'strong', 'title'> =
  '<strong>{{title}}</strong>';

export const found: Template<'mark'> =
  '<mark></mark>';

export const group: Template<'div'> =
  '<div class="asp_results_group"></div>';

export const moreButton: Template<'button', 'words'> =
  '<button part="more" class="asp_showmore" type="button">{{words}} <span></span></button>';

export const moreLink: Template<'a', 'address' | 'words'> =
  '<a part="more" class="asp_showmore" href="{{address}}">{{words}} <span></span></a>';

export const nothing: Template<'p', 'words'> =
  '<p part="nothing" class="asp_nores">{{words}}</p>';

export const option: Template<'a', 'id' | 'name' | 'address'> =
  '<a id="{{id}}" class="{{name}}" href="{{address}}" role="option" aria-selected="false" tabindex="-1"></a>';

export const panel: Template<'div', 'list' | 'name'> =
  '<div part="panel" hidden><p part="info" class="asp_results_top" hidden></p><div part="list" id="{{list}}" role="listbox" aria-label="{{name}}" hidden></div><div part="notice"></div><div part="foot" hidden></div></div>';

export const picture: Template<'img', 'address'> =
  '<img alt="" loading="lazy" decoding="async" src="{{address}}">';

export const row: Template<'div', 'id' | 'name'> =
  '<div id="{{id}}" class="{{name}}" role="row" aria-selected="false"></div>';

export const status: Template<'p'> =
  '<p part="status" role="status"></p>';

export const words: Template<'span', 'name'> =
  '<span class="{{name}}"></span>';
