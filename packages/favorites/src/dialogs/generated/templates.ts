// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const choiceButton: Template<'button', 'value' | 'label'> =
  '<button type="button" value="{{value}}">{{label}}</button>';

export const choiceLink: Template<'a', 'address' | 'label'> =
  '<a href="{{address}}">{{label}}</a>';

export const dialog: Template<'dialog', 'title'> =
  '<dialog part="dialog" aria-labelledby="title" aria-describedby="text"><div class="inner"><h2 id="title">{{title}}</h2><div id="text"></div><div class="choices"></div></div></dialog>';

export const dialogPlace: Template<'div', 'lang' | 'dir'> =
  '<div class="onda-dialog" lang="{{lang}}" dir="{{dir}}"></div>';
