/** The attributes that only a request for another plan reads. */
export const askAttributes = {
  station: {
    type: 'string',
    default: '',
    description: 'Id of a station from the settings screen; the first one where it is empty.',
  },
  images: { type: 'boolean', default: false, description: 'Shows the picture of the show that is on.' },
} as const;
