import { type BlockEditing, translatable } from '@onda/core/element/block-fields';

const nowPlaying: BlockEditing = {
  category: 'onda-radio',
  preview: 'template',
  fields: {
    station: {
      label: translatable('Station'),
      help: translatable('Left at the default, the first station of the settings is followed.'),
      group: 'basics',
      control: 'station',
      role: 'content',
    },
    radioName: { label: translatable('Station name'), group: 'basics', role: 'content' },
    img: {
      label: translatable('Default cover'),
      help: translatable('Shown for songs without a cover of their own.'),
      group: 'look',
      control: 'media',
      shown: true,
    },
    url: {
      label: translatable('Feed address'),
      help: translatable('The document that tells which song plays. Usually found by itself.'),
      group: 'advanced',
    },
    feedKind: {
      label: translatable('Kind of feed'),
      group: 'advanced',
      choices: { auto: translatable('Found by itself') },
    },
    radioStream: {
      label: translatable('Stream address'),
      help: translatable('Only for a station that is not in the settings.'),
      group: 'advanced',
    },
    providerHost: {
      label: translatable('Host of the covers'),
      help: translatable('Stands before covers that a feed names without a host.'),
      group: 'advanced',
    },
    id: {
      label: translatable('Name for links and styles'),
      help: translatable('One word, once a page.'),
      group: 'advanced',
    },
  },
};

export const nowPlayingBlocks: Record<string, BlockEditing> = { 'now-playing': nowPlaying };
