// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const author: Template<'span', 'author'> =
  '<span class="asp_author">{{author}}</span>';

export const failure: Template<'div', 'retry'> =
  '<div part="failure" class="asp_nores"><span></span> <button part="retry" type="button">{{retry}}</button></div>';

export const failureTitle: Template<'strong', 'title'> =
  '<strong>{{title}}</strong>';

export const found: Template<'mark'> =
  '<mark></mark>';

export const group: Template<'div', 'name' | 'role' | 'id' | 'title'> =
  '<div class="asp_results_group asp_results_group_{{name}}" role="{{role}}" aria-labelledby="{{id}}"><div class="asp_group_header" id="{{id}}" role="presentation">{{title}}</div></div>';

export const image: Template<'div', 'address'> =
  '<div class="asp_image"><img src="{{address}}" alt="" loading="lazy"></div>';

export const moreButton: Template<'button', 'words'> =
  '<button part="more" class="asp_showmore" type="button">{{words}} <span></span></button>';

export const moreLink: Template<'a', 'address' | 'words'> =
  '<a part="more" class="asp_showmore" href="{{address}}">{{words}} <span></span></a>';

export const nothing: Template<'p', 'words'> =
  '<p part="nothing" class="asp_nores">{{words}}</p>';

export const panel: Template<'div', 'list' | 'name'> =
  '<div part="panel" hidden><p part="info" class="asp_results_top" hidden></p><div part="list" id="{{list}}" role="listbox" aria-label="{{name}}" hidden></div><div part="notice"></div><div part="foot" hidden></div></div>';

export const result: Template<'a', 'id' | 'name' | 'address' | 'title' | 'day' | 'excerpt'> =
  '<a id="{{id}}" class="{{name}}" href="{{address}}" role="option" aria-selected="false" tabindex="-1"><div class="asp_content"><h3 role="presentation"><span class="asp_res_url">{{title}}</span></h3><div class="etc"><span class="asp_date">{{day}}</span></div><div class="asp_res_text">{{excerpt}}</div></div></a>';

export const row: Template<'div', 'id' | 'name'> =
  '<div id="{{id}}" class="{{name}}" role="row" aria-selected="false"></div>';

export const status: Template<'p'> =
  '<p part="status" role="status"></p>';
