import { type BlockEditing, type Field, translatable } from '@onda/core/element/block-fields';
import { place } from './place-field';

const spokenLabel: Field = {
  label: translatable('Name for screen readers'),
  group: 'basics',
  role: 'content',
};

const carousel: BlockEditing = {
  category: 'onda-pages',
  preview: 'content',
  from: ['core/gallery'],
  fields: {
    label: spokenLabel,
    visible: { label: translatable('Slides on a wide screen'), group: 'look', control: 'range', shown: true },
    desktopsmall: { label: translatable('Slides on a laptop'), group: 'look', control: 'range' },
    itemtablet: { label: translatable('Slides on a tablet'), group: 'look', control: 'range' },
    itemmobile: { label: translatable('Slides on a phone'), group: 'look', control: 'range', shown: true },
    autoplay: {
      label: translatable('Turn by itself'),
      help: translatable('Not for visitors who asked their device for less motion.'),
      group: 'behavior',
      shown: true,
    },
    interval: {
      label: translatable('Time between two turns'),
      group: 'behavior',
      unit: 'ms',
      showIf: ['autoplay', true],
    },
    for: place,
  },
};

const slideshow: BlockEditing = {
  category: 'onda-pages',
  preview: 'content',
  from: ['core/gallery'],
  fields: {
    label: spokenLabel,
    controls: {
      label: translatable('Buttons'),
      group: 'look',
      shown: true,
      choices: {
        all: translatable('Pause, back and on'),
        pause: translatable('Pause alone, for a background'),
      },
    },
    speed: { label: translatable('Time of a slide'), group: 'behavior', unit: 'ms', shown: true },
    animation: { label: translatable('Time of the change'), group: 'behavior', unit: 'ms' },
    for: place,
  },
};

/** Blocks that hold the blocks of their author. */
export const containerBlocks: Record<string, BlockEditing> = {
  'content-tabs': { category: 'onda-pages', preview: 'content', fields: { label: spokenLabel, for: place } },
  'content-accordion': {
    category: 'onda-pages',
    preview: 'content',
    fields: {
      single: {
        label: translatable('One section open at a time'),
        help: translatable('Otherwise each opens and closes alone.'),
        group: 'basics',
      },
      for: place,
    },
    variations: [
      {
        name: 'toggles',
        title: translatable('Toggles'),
        description: translatable('Sections that open and close alone.'),
        attributes: { single: false },
        inserter: true,
      },
    ],
  },
  'content-carousel': carousel,
  'fade-slideshow': slideshow,
  'video-carousel': {
    category: 'onda-pages',
    preview: 'content',
    fields: { label: spokenLabel, for: place },
  },
};
