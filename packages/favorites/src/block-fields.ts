import { type BlockEditing, type Field, HIDDEN, translatable } from '@onda/core/element/block-fields';

const siteId: Field = {
  label: translatable('Site of the network'),
  help: translatable('Its number; 0 is this site.'),
  group: 'advanced',
};

const postTypes: Field = {
  label: translatable('Kinds of content'),
  help: translatable('All of them where none is chosen.'),
  group: 'basics',
  control: 'post-types',
};

const favList: BlockEditing = {
  category: 'onda-audience',
  preview: 'template',
  fields: {
    postTypes,
    perPage: {
      label: translatable('Posts on a page of the list'),
      help: translatable('0 is the number of the settings.'),
      group: 'basics',
      control: 'range',
    },
    noFavoritesText: {
      label: translatable('Text of an empty list'),
      group: 'basics',
      role: 'content',
    },
    includeThumbnails: { label: translatable('Show pictures'), group: 'look', shown: true },
    thumbnailSize: {
      label: translatable('Size of the pictures'),
      group: 'look',
      control: 'size',
      showIf: ['includeThumbnails', true],
    },
    includeExcerpts: { label: translatable('Show excerpts'), group: 'look', shown: true },
    includeButtons: { label: translatable('Show the favorite buttons'), group: 'look', shown: true },
    includeLinks: { label: translatable('Link the titles'), group: 'look' },
    userId: {
      label: translatable('Whose list'),
      help: translatable('Number of a user; 0 is whoever looks.'),
      group: 'advanced',
    },
    siteId,
  },
};

const favCount: BlockEditing = {
  category: 'onda-audience',
  preview: 'template',
  fields: {
    postId: {
      label: translatable('Post'),
      help: translatable('Without one, the visitor’s own favorites are counted.'),
      group: 'basics',
      control: 'post',
    },
    postTypes,
    siteId,
    favoriteCount: HIDDEN,
  },
};

const favButton: BlockEditing = {
  category: 'onda-audience',
  preview: 'template',
  fields: {
    postId: {
      label: translatable('Post'),
      help: translatable('Without one, the post that is being shown.'),
      group: 'basics',
      control: 'post',
    },
    siteId,
    favoriteCount: HIDDEN,
    userConsentAccepted: HIDDEN,
  },
};

export const favoritesBlocks: Record<string, BlockEditing> = {
  'fav-button': favButton,
  'fav-list': favList,
  'fav-count': favCount,
  'fav-clear': { category: 'onda-audience', preview: 'template', fields: { siteId } },
};
