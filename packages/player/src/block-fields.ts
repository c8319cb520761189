import { type BlockEditing, type Field, HIDDEN, translatable } from '@onda/core/element/block-fields';

const station: Field = {
  label: translatable('Station'),
  help: translatable('Left at the default, the first station of the settings plays.'),
  group: 'basics',
  control: 'station',
  role: 'content',
};

const stream: Field = {
  label: translatable('Stream address'),
  help: translatable('Only for a station that is not in the settings.'),
  group: 'advanced',
};

const mirrors: Field = {
  label: translatable('Other addresses of the stream'),
  help: translatable('With spaces between. They play when the first one fails.'),
  group: 'advanced',
  control: 'textarea',
};

const buttons: Record<string, Field> = {
  showVolume: { label: translatable('Show the volume'), group: 'look', shown: true },
  showHistoryBut: { label: translatable('Show the song history'), group: 'look', shown: true },
  showBioBut: { label: translatable('Show the biography'), group: 'look' },
  showLyricsBut: { label: translatable('Show the lyrics'), group: 'look' },
  showFacebookBut: { label: translatable('Share on Facebook'), group: 'look' },
  showTwitterBut: { label: translatable('Share on X'), group: 'look' },
  shareNetworks: {
    label: translatable('Networks to share on'),
    group: 'look',
  },
  showOnlyPlayButton: {
    label: translatable('Show the play button alone'),
    help: translatable('No titles, no cover, no other button.'),
    group: 'look',
  },
  levelMeter: {
    label: translatable('Show moving sound bars'),
    help: translatable('Where the server of the stream allows it.'),
    group: 'look',
  },
};

const look: Record<string, Field> = {
  playerWidth: { label: translatable('Width'), group: 'look', control: 'range', unit: 'px', shown: true },
  imageHeight: { label: translatable('Height of the cover'), group: 'look', control: 'range', unit: 'px' },
  colorOn: { label: translatable('Color while it plays'), group: 'look', control: 'color' },
  colorOff: { label: translatable('Color while it is silent'), group: 'look', control: 'color' },
  noImageAvailable: {
    label: translatable('Default cover'),
    help: translatable('Shown for songs without a cover of their own.'),
    group: 'look',
    control: 'media',
    shown: true,
  },
  numberOfThumbsPerScreen: {
    label: translatable('Songs of the history in sight'),
    group: 'look',
    control: 'range',
  },
  preserveOriginalUpperLowerCase: {
    label: translatable('Keep the capitals of the feed'),
    help: translatable('Otherwise names of artists start with a capital.'),
    group: 'look',
  },
};

const behavior: Record<string, Field> = {
  sticky: {
    label: translatable('Stick to the window’s edge'),
    help: translatable('The player stays in sight while the page scrolls.'),
    group: 'behavior',
    shown: true,
  },
  startMinified: {
    label: translatable('Start as a small bar'),
    group: 'behavior',
    showIf: ['sticky', true],
  },
  seamless: {
    label: translatable('Play on from page to page'),
    help: translatable('Links of the site do not end the sound.'),
    group: 'behavior',
    shown: true,
  },
  autoPlay: {
    label: translatable('Play at once'),
    help: translatable('Many browsers wait for a click all the same.'),
    group: 'behavior',
  },
  initialVolume: { label: translatable('Volume at first'), group: 'behavior', control: 'range' },
  grabLastFmPhoto: {
    label: translatable('Look for artist photos'),
    help: translatable('For songs without a cover, at the services of the settings.'),
    group: 'behavior',
  },
};

const advanced: Record<string, Field> = {
  radioStream: stream,
  mirrors,
  feed: {
    label: translatable('Feed address'),
    help: translatable('The document that tells which song plays. Usually found by itself.'),
    group: 'advanced',
  },
  feedKind: {
    label: translatable('Kind of feed'),
    group: 'advanced',
    choices: { auto: translatable('Found by itself') },
  },
  nowPlayingInterval: { label: translatable('Look for a new song every'), group: 'advanced', unit: 's' },
  lyricsUrl: {
    label: translatable('Lyrics page'),
    help: translatable('An address with {artist} and {title} in it.'),
    group: 'advanced',
  },
  facebookAppId: { label: translatable('Number of the Facebook app'), group: 'advanced' },
  historyRecordTitleLimit: { label: translatable('Longest title in the history'), group: 'advanced' },
  historyRecordAuthorLimit: { label: translatable('Longest artist in the history'), group: 'advanced' },
};

const player: BlockEditing = {
  category: 'onda-radio',
  preview: 'template',
  from: ['core/audio'],
  fields: {
    station,
    radioName: { label: translatable('Station name'), group: 'basics', role: 'content' },
    ...look,
    ...buttons,
    ...behavior,
    ...advanced,
  },
  variations: [
    {
      name: 'card',
      title: translatable('Radio player: card'),
      description: translatable('Cover, song and buttons in a card.'),
      attributes: { playerWidth: 355 },
    },
    {
      name: 'wide',
      title: translatable('Radio player: wide'),
      description: translatable('The cover beside the song, as wide as an article.'),
      attributes: { playerWidth: 720 },
    },
    {
      name: 'sticky-bar',
      title: translatable('Radio player: sticky bar'),
      description: translatable('A bar that stays at the edge of the window and plays on from page to page.'),
      attributes: { sticky: true, startMinified: true, seamless: true },
      inserter: true,
    },
    {
      name: 'mini',
      title: translatable('Radio player: mini'),
      description: translatable('The play button alone.'),
      attributes: { showOnlyPlayButton: true },
    },
  ],
};

const button: BlockEditing = {
  category: 'onda-radio',
  preview: 'template',
  fields: {
    station,
    radioName: {
      label: translatable('Station name'),
      help: translatable('For the lock screen of a phone.'),
      group: 'basics',
      role: 'content',
    },
    dataStream: stream,
    radioStream: HIDDEN,
    mirrors,
  },
};

export const playerBlocks: Record<string, BlockEditing> = {
  'radio-player': player,
  'live-radio-button': button,
};
