import type { ElementSpec } from '@onda/core/element/contract';

/** Voice search. Settings and their defaults are the specification's. */
export const voiceSearch = {
  tag: 'voice-search',
  feature: 'voice-search',
  chunk: 'voice',
  title: 'Voice search',
  description:
    'A microphone button: who says the activation word and a phrase goes to the matching post, or to the search of the site.',
  root: 'light',
  attributes: {
    activationWord: {
      type: 'string',
      default: 'buscar',
      description:
        'The word that makes a phrase of what is said. Written empty, everything that is said is searched.',
    },
    instructionText: {
      type: 'string',
      default: 'Haz clic y di: buscar ...',
      description: 'What the hint says while the microphone listens.',
    },
    ajaxUrl: {
      type: 'url',
      default: '',
      description: 'Address that is asked for the post; the one of this site otherwise.',
    },
    ajaxAction: { type: 'string', default: 'voice_search_find', description: 'Name of the action there.' },
    lang: { type: 'string', default: 'es-ES', description: 'Language in which the visitor speaks.' },
  },
  events: {
    'voice-go':
      'What was said has led to an address; detail { query, address }. Prevented, the visitor stays on the page.',
  },
  actions: ['voice_search_find'],
  shortcodes: ['voice_search'],
  isInline: true,
  block: { icon: 'microphone', keywords: ['voice', 'search', 'microphone', 'speech'] },
  parts: {
    button: 'The microphone button.',
    hint: 'The hint box.',
    form: 'The search form that stands in where speech is not to be had.',
    field: 'Its field.',
    submit: 'Its button.',
  },
  properties: {
    '--onda-accent': 'Color of the microphone while it listens.',
    '--onda-surface': 'Background of the hint box.',
    '--onda-text': 'Text color of the hint box.',
    '--onda-radius': 'Corner radius of the hint box.',
  },
} as const satisfies ElementSpec;
