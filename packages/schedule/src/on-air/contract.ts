import type { ElementSpec } from '@onda/core/element/contract';
import { askAttributes } from './ask-attributes';

export const onAir = {
  tag: 'on-air',
  feature: 'schedule',
  chunk: 'on-air',
  style: 'schedule/src/on-air/on-air.css',
  title: 'On air',
  description: 'The show that is on now and those that come next, by the schedule of the station.',
  root: 'light',
  attributes: {
    next: {
      type: 'number',
      default: 2,
      min: 0,
      max: 3,
      step: 1,
      description: 'How many of the shows that come next are named.',
    },
    remaining: { type: 'boolean', default: true, description: 'Shows how long the show goes on.' },
  },
  lateAttributes: askAttributes,
  events: {
    airing:
      'Another show came on air; detail { id, show, start, end } in seconds of Unix time, or null while nobody is on.',
  },
  actions: ['onda_on_air'],
  shortcodes: ['on_air'],
  block: { icon: 'microphone', keywords: ['on air', 'now', 'next', 'radio', 'show'] },
  parts: {
    'on-air': 'All of it.',
    label: 'The words “on air”.',
    image: 'The picture of the show that is on.',
    show: 'The line with its name.',
    title: 'Its name.',
    about: 'The line with its hours and hosts.',
    time: 'Its hours.',
    hosts: 'Its hosts.',
    remaining: 'How long it goes on.',
    coming: 'What comes next.',
    'next-label': 'The words before what comes next.',
    next: 'The shows that come next.',
  },
  properties: { '--onda-accent': 'Color of the words “on air”; the text’s own.' },
} as const satisfies ElementSpec;
