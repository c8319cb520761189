import { type BlockEditing, HIDDEN, translatable } from '@onda/core/element/block-fields';

export const viewsBlocks: Record<string, BlockEditing> = {
  'most-viewed': {
    category: 'onda-audience',
    preview: 'server',
    from: ['core/latest-posts'],
    fields: {
      listId: {
        label: translatable('Ranked list'),
        help: translatable('Days, size and kinds of content are in the settings of the list.'),
        group: 'basics',
        control: 'list',
        role: 'content',
      },
      ajaxUrl: HIDDEN,
      nonce: HIDDEN,
    },
  },
  'view-recorder': {
    category: 'onda-audience',
    preview: 'words',
    inserter: false,
    fields: {
      postId: {
        label: translatable('Post'),
        help: translatable('Without one, the post that is being shown.'),
        group: 'basics',
        control: 'post',
      },
      delay: {
        label: translatable('Count a view after'),
        help: translatable('0 is one second in sight.'),
        group: 'behavior',
        unit: 'ms',
        shown: true,
      },
      ajaxUrl: HIDDEN,
      nonce: HIDDEN,
      recordNonce: HIDDEN,
      action: HIDDEN,
    },
  },
};
