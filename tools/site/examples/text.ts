const SENTENCES = [
  'The band set up on the beach before the sun was over the hill.',
  'Somebody had brought a generator, somebody else forty meters of cable.',
  'By noon the harbor was full, and the ferry waited for the last song.',
  'The sound carried over the water, and the fishing boats answered with their horns.',
  'Nobody sold anything, and everybody had something to eat.',
  'When the wind turned, they turned the stage.',
];

/** Paragraphs of text for pages that scroll. */
export const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const sentences = [0, 1, 2].map((step) => SENTENCES[(at * 2 + step) % SENTENCES.length]);
    return `<p>${sentences.join(' ')}</p>`;
  }).join('');
