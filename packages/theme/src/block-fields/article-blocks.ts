import { type BlockEditing, type Field, translatable } from '@onda/core/element/block-fields';
import { place } from './place-field';

const stream: BlockEditing = {
  category: 'onda-pages',
  preview: 'words',
  fields: {
    max: {
      label: translatable('Articles that come by themselves'),
      help: translatable('After them a link leads on.'),
      group: 'basics',
      control: 'range',
    },
    analytics: {
      label: translatable('Tell the page’s statistics'),
      group: 'behavior',
      shown: true,
      choices: {
        'data-layer': translatable('Yes, by the data layer'),
        none: translatable('No'),
      },
    },
    forward: {
      label: translatable('Next article counts from'),
      group: 'behavior',
      control: 'range',
      unit: '%',
    },
    back: {
      label: translatable('Article before counts from'),
      group: 'behavior',
      control: 'range',
      unit: '%',
    },
    step: { label: translatable('Look again after'), group: 'advanced', unit: 'px' },
    article: { label: translatable('Article, as a selector'), group: 'advanced' },
    info: { label: translatable('Data of the article'), group: 'advanced' },
    next: { label: translatable('Mark of the next article'), group: 'advanced' },
    leaveOut: { label: translatable('Left out of added articles'), group: 'advanced' },
    slots: { label: translatable('Ads'), group: 'advanced' },
    for: place,
  },
};

const share: BlockEditing = {
  category: 'onda-audience',
  preview: 'server',
  from: ['core/social-links'],
  fields: {
    networks: {
      label: translatable('Ways to share'),
      help: translatable('They stand in this order.'),
      group: 'basics',
      control: 'networks',
    },
    text: {
      label: translatable('Text to share'),
      help: translatable('Left empty, the title of the article.'),
      group: 'basics',
      role: 'content',
    },
    url: {
      label: translatable('Address to share'),
      help: translatable('Left empty, the address of the article.'),
      group: 'behavior',
    },
    for: place,
  },
};

const embed: BlockEditing = {
  category: 'onda-audience',
  preview: 'server',
  fields: {
    shortname: {
      label: translatable('Name at Disqus'),
      help: translatable('The short name that Disqus gave to the site.'),
      group: 'basics',
      required: true,
    },
    consent: {
      label: translatable('Needed consent'),
      group: 'behavior',
      shown: true,
      choices: {
        functional: translatable('Functional'),
        preferences: translatable('Preferences'),
        'statistics-anonymous': translatable('Anonymous statistics'),
        statistics: translatable('Statistics'),
        marketing: translatable('Marketing'),
      },
    },
    url: { label: translatable('Address of the article'), group: 'advanced' },
    identifier: { label: translatable('Id of the discussion'), group: 'advanced' },
    for: place,
  },
};

const panelLabels: Record<string, Field> = {
  openLabel: { label: translatable('Button that opens'), group: 'basics', role: 'content' },
  closeLabel: { label: translatable('Button that closes'), group: 'basics', role: 'content' },
};

const panel: BlockEditing = {
  category: 'onda-audience',
  preview: 'words',
  fields: {
    ...panelLabels,
    open: { label: translatable('Open at first'), group: 'behavior', shown: true },
    toggle: { label: translatable('Button of the theme'), group: 'advanced' },
    closedClass: { label: translatable('Class while it is closed'), group: 'advanced' },
    for: place,
  },
};

/** Blocks around an article and what readers do with it. */
export const articleBlocks: Record<string, BlockEditing> = {
  'article-stream': stream,
  'share-links': share,
  'comments-panel': panel,
  'comments-embed': embed,
};
