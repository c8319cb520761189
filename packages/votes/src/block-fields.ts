import { type BlockEditing, HIDDEN, translatable } from '@onda/core/element/block-fields';

export const votesBlocks: Record<string, BlockEditing> = {
  'comment-vote': {
    category: 'onda-audience',
    preview: 'template',
    inserter: false,
    fields: {
      commentId: {
        label: translatable('Number of the comment'),
        help: translatable('It stands in the address of the comment’s edit screen.'),
        group: 'basics',
      },
      closed: {
        label: translatable('End the voting'),
        help: translatable('The counts stay, and nobody votes any more.'),
        group: 'behavior',
        shown: true,
      },
      voteCountUp: HIDDEN,
      voteCountDown: HIDDEN,
    },
  },
};
