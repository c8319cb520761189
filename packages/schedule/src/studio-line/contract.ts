import type { ElementSpec } from '@onda/core/element/contract';

export const studioLine = {
  tag: 'studio-line',
  feature: 'schedule',
  chunk: 'studio-line',
  style: 'schedule/src/studio-line/studio-line.css',
  styleSet: 'rare',
  title: 'Studio line',
  description: 'WhatsApp, phone and mail of the show that is on, else of the station.',
  root: 'light',
  attributes: {},
  lateAttributes: {
    station: {
      type: 'string',
      default: '',
      description: 'Id of a station from the settings screen; the first one where it is empty.',
    },
  },
  events: {},
  actions: [],
  shortcodes: ['studio_line'],
  block: { icon: 'phone', keywords: ['studio', 'contact', 'WhatsApp', 'phone', 'radio'] },
  parts: {
    studio: 'All of it.',
    label: 'The words above.',
    name: 'The name of the show, else of the station.',
    ways: 'The list of links.',
    whatsapp: 'The link to WhatsApp.',
    phone: 'The link that calls.',
    number: 'The number of the phone.',
    mail: 'The link that writes a mail.',
  },
  properties: { '--onda-accent': 'Color of the links; the text’s own.' },
} as const satisfies ElementSpec;
