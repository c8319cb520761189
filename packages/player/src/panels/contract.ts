/**
 * The attributes of the panels. These load after the first sound, so an untouched page does not carry these names. The
 * limits and the three thumbnails are the specification's; all buttons are there unless the page says
 * otherwise.
 */
export const panelAttributes = {
  showHistoryBut: {
    type: 'boolean',
    default: true,
    description: 'Shows the button of the history of the latest songs.',
  },
  showBioBut: {
    type: 'boolean',
    default: true,
    description:
      'Shows the button of the artist’s biography; not written, where the settings of the site name who has them.',
  },
  showLyricsBut: {
    type: 'boolean',
    default: true,
    description: 'Shows the lyrics button; not written, where the page names a site with lyrics.',
  },
  shareNetworks: {
    type: 'string',
    default: 'facebook, x, whatsapp, telegram, bluesky, mastodon',
    description:
      'The ways to share where the device has no share sheet, in this order; also linkedin, pinterest, reddit, email.',
  },
  showFacebookBut: {
    type: 'boolean',
    default: true,
    description: 'Offers Facebook among the ways to share.',
  },
  showTwitterBut: { type: 'boolean', default: true, description: 'Offers X among the ways to share.' },
  facebookAppId: {
    type: 'string',
    default: '',
    description: 'Id of a Facebook app. With it the feed dialog opens, without it the plain share page.',
  },
  levelMeter: {
    type: 'boolean',
    default: false,
    description:
      'Shows bars that move with the sound, where the browser and the server of the stream (CORS) let the page read it.',
  },
  lyricsUrl: {
    type: 'string',
    default: '',
    description:
      'Address of a page with lyrics, in which {artist} and {title} stand for the track. Empty offers no link.',
  },
  numberOfThumbsPerScreen: {
    type: 'number',
    default: 3,
    min: 1,
    max: 30,
    step: 1,
    description: 'Songs of the history that are seen at once; more are reached with a slider.',
  },
  historyRecordTitleLimit: {
    type: 'number',
    default: 25,
    min: 1,
    max: 500,
    description: 'Characters of a title in the history at a width of 355 px; more room shows more.',
  },
  historyRecordAuthorLimit: {
    type: 'number',
    default: 36,
    min: 1,
    max: 500,
    description: 'Characters of an artist in the history at a width of 355 px; more room shows more.',
  },
} as const;
