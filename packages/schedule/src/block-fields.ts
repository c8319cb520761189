import { type BlockEditing, type Field, translatable } from '@onda/core/element/block-fields';

const station: Field = {
  label: translatable('Station'),
  help: translatable('Left at the default, the first station of the settings is followed.'),
  group: 'basics',
  control: 'station',
  role: 'content',
};
const images: Field = { label: translatable('Pictures of the shows'), group: 'look', shown: true };

export const scheduleBlocks: Record<string, BlockEditing> = {
  'program-schedule': {
    category: 'onda-radio',
    preview: 'server',
    fields: {
      station,
      view: {
        label: translatable('Layout'),
        group: 'look',
        shown: true,
        choices: {
          auto: translatable('Columns, or tabs where it is narrow'),
          week: translatable('Columns, or one list where it is narrow'),
          day: translatable('Tabs'),
          list: translatable('One list'),
        },
      },
      days: {
        label: translatable('Days'),
        help: translatable('Fewer than 7 begin today.'),
        group: 'basics',
        control: 'range',
      },
      hosts: { label: translatable('Names of the hosts'), group: 'look', shown: true },
      images,
    },
  },
  'on-air': {
    category: 'onda-radio',
    preview: 'server',
    fields: {
      station,
      next: {
        label: translatable('Shows that come next'),
        group: 'basics',
        control: 'range',
      },
      remaining: { label: translatable('Time that is left'), group: 'look', shown: true },
      images,
    },
  },
  'studio-line': { category: 'onda-radio', preview: 'server', fields: { station } },
  'show-episodes': {
    category: 'onda-radio',
    preview: 'server',
    fields: {
      show: {
        label: translatable('Show'),
        help: translatable('Number or slug'),
        group: 'basics',
        role: 'content',
      },
      size: { label: translatable('Episodes'), group: 'basics', control: 'range' },
    },
  },
};
