import { type BlockEditing, translatable } from '@onda/core/element/block-fields';

export const stationSwitcherBlocks: Record<string, BlockEditing> = {
  'station-switcher': {
    category: 'onda-radio',
    preview: 'server',
    fields: {
      stations: {
        label: translatable('Stations'),
        help: translatable('Their ids, with commas between. All stations where it is empty.'),
        group: 'basics',
        role: 'content',
      },
    },
  },
};
