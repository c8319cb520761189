import type { ElementSpec } from '../element/contract';

/** An element that promises nothing, for what needs one. */
export const EMPTY_SPEC: ElementSpec = {
  tag: 'x-empty',
  feature: 'test',
  chunk: 'test',
  title: '',
  description: '',
  root: 'shadow',
  attributes: {},
  events: {},
  actions: [],
  shortcodes: [],
  block: { icon: '', keywords: [] },
  parts: {},
  properties: {},
};
