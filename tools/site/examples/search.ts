import type { Examples } from './example';

export const searchExamples: Examples = {
  'asp-search': {
    attributes: { charcount: 2, itemscount: 4, autocomplete: true },
    live: { homeUrl: '/examples/article.html' },
    hint: 'Search for “light”, “library” or “harbor”.',
    height: 460,
  },
  'masthead-search': {
    attributes: { keywords: 'festival, library, harbor' },
    live: { homeUrl: '/examples/article.html' },
    hint: 'Enter the field: trending words first, results while you type.',
    height: 460,
  },
  'voice-search': {
    attributes: {
      activationWord: 'find',
      instructionText: 'Press and say: find, and a topic.',
      lang: 'en-US',
    },
    hint: 'Say “find the library”. Where the browser cannot listen, a field appears instead.',
    height: 160,
  },
};
