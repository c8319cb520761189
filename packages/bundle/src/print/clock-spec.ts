import type { ElementSpec } from '@onda/core/element/contract';

/** An element made up for the tests of what is printed. */
export const CLOCK_SPEC = {
  tag: 'a-clock',
  feature: 'clock',
  chunk: 'clock',
  title: 'Clock',
  description: 'Shows the time.',
  root: 'shadow',
  attributes: {
    showSeconds: { type: 'boolean', default: false, description: 'Seconds.' },
    face: { type: 'enum', values: ['round', 'square'], default: 'round', description: 'Its face.' },
  },
  events: {},
  actions: [],
  shortcodes: ['a_clock'],
  block: { icon: 'clock', keywords: ['time'] },
  parts: {},
  properties: { '--onda-surface': 'Background.' },
} as const satisfies ElementSpec;
