// Printed by `pnpm generate` from Templates.tsx. Do not edit.
import type { Template } from '@onda/core/dom/from-template';

export const tab: Template<'button', 'panel' | 'label'> =
  '<button type="button" role="tab" part="tab" id="{{panel}}-tab" aria-controls="{{panel}}">{{label}}</button>';

export const tabList: Template<'div', 'label'> =
  '<div role="tablist" part="list" aria-label="{{label}}"></div>';
