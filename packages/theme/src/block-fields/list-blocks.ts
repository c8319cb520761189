import { type BlockEditing, HIDDEN, translatable } from '@onda/core/element/block-fields';
import { place } from './place-field';

const grid: BlockEditing = {
  category: 'onda-pages',
  preview: 'server',
  from: ['core/latest-posts'],
  fields: {
    postType: { label: translatable('Kinds of content'), group: 'basics', control: 'post-types' },
    category: {
      label: translatable('Categories'),
      help: translatable('All of them where none is chosen.'),
      group: 'basics',
      control: 'terms',
      taxonomy: 'categories',
    },
    tag: { label: translatable('Tags'), group: 'basics', control: 'terms', taxonomy: 'tags' },
    order: {
      label: translatable('Order'),
      group: 'basics',
      choices: {
        date: translatable('Newest first'),
        modified: translatable('Last changed first'),
        title: translatable('By title'),
        comments: translatable('Most comments first'),
      },
    },
    columns: { label: translatable('Columns at most'), group: 'look', control: 'range', shown: true },
    count: { label: translatable('Posts on a page'), group: 'look', control: 'range', shown: true },
    filters: {
      label: translatable('Show filters above'),
      help: translatable('Categories to choose from and a quick search.'),
      group: 'look',
    },
    more: {
      label: translatable('Further posts'),
      group: 'behavior',
      shown: true,
      choices: {
        button: translatable('At a button'),
        auto: translatable('While scrolling, then at a button'),
        none: translatable('None'),
      },
    },
    template: { label: translatable('Card of the theme'), group: 'advanced' },
    for: place,
  },
  variations: [
    {
      name: 'magazine',
      title: translatable('Grid of posts: magazine'),
      description: translatable('Three columns with filters; more come while scrolling.'),
      attributes: { columns: 3, count: 12, filters: true, more: 'auto' },
    },
    {
      name: 'list',
      title: translatable('Grid of posts: one column'),
      description: translatable('Six posts below each other.'),
      attributes: { columns: 1, count: 6 },
    },
  ],
};

const board: BlockEditing = {
  category: 'onda-pages',
  preview: 'server',
  fields: {
    highlight: { label: translatable('A chosen game stands out for'), group: 'behavior', unit: 'ms' },
    select: { label: translatable('Chooser, as a selector'), group: 'advanced' },
    for: place,
  },
};

const countDown: BlockEditing = {
  category: 'onda-pages',
  preview: 'server',
  fields: {
    date: {
      label: translatable('Moment'),
      help: translatable('In the time zone of the site.'),
      group: 'basics',
      control: 'date',
      required: true,
    },
    endText: { label: translatable('Text when it has come'), group: 'basics', role: 'content' },
    redirect: {
      label: translatable('Page to go to then'),
      group: 'behavior',
      shown: true,
    },
    for: place,
  },
};

const personal: BlockEditing = {
  category: 'onda-audience',
  preview: 'server',
  from: ['core/latest-posts'],
  fields: {
    size: {
      label: translatable('Number of articles'),
      help: translatable('0 shows nothing and only remembers what is read.'),
      group: 'basics',
      control: 'range',
    },
    for: place,
    isSingle: HIDDEN,
    isCategory: HIDDEN,
    objectId: HIDDEN,
  },
};

/** Blocks that print posts, games or a moment of the site. */
export const listBlocks: Record<string, BlockEditing> = {
  'masonry-grid': grid,
  'scores-board': board,
  'scores-calendar': { category: 'onda-pages', preview: 'server', fields: { for: place } },
  'count-down': countDown,
  'personal-news': personal,
};
