import { type BlockEditing, HIDDEN, translatable } from '@onda/core/element/block-fields';

export const voiceSearchBlocks: Record<string, BlockEditing> = {
  'voice-search': {
    category: 'onda-audience',
    preview: 'template',
    fields: {
      activationWord: {
        label: translatable('Word to say first'),
        help: translatable('What a visitor says after it is searched.'),
        group: 'basics',
        role: 'content',
      },
      instructionText: {
        label: translatable('Hint while it listens'),
        group: 'basics',
        role: 'content',
      },
      lang: {
        label: translatable('Spoken language'),
        help: translatable('Such as es-MX or en-US.'),
        group: 'behavior',
        shown: true,
      },
      ajaxUrl: HIDDEN,
      ajaxAction: HIDDEN,
    },
  },
};
