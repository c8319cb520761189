import type { ElementSpec } from '@onda/core/contract';

/** The player. Names, defaults and ranges of the options are the specification's (radio.md 3, 5 and 9). */
export const radioPlayer = {
  tag: 'radio-player',
  feature: 'player',
  title: 'Radio player',
  description: 'Plays one live station and shows what is on air.',
  root: 'shadow',
  attributes: {
    station: {
      type: 'string',
      default: '',
      description: 'Id of a station from the settings screen. Fills in stream, name, feed and cover.',
    },
    radioStream: { type: 'url', default: '', description: 'Address of the stream that is heard.' },
    radioName: { type: 'string', default: '', description: 'Name of the station.' },
    feed: {
      type: 'url',
      default: '',
      description: 'Address of the document that tells what plays. Without it the stream server is asked.',
    },
    feedKind: {
      type: 'enum',
      values: [
        'auto',
        'icecast-json',
        'icecast-html',
        'shoutcast1',
        'shoutcast2-xml',
        'shoutcast2-json',
        'radioco',
        'azuracast',
        'song-list',
        'track-list',
      ],
      default: 'auto',
      description: 'How that document is written.',
    },
    noImageAvailable: {
      type: 'url',
      default: '',
      description: 'Default cover, shown when a track has no art.',
    },
    initialVolume: {
      type: 'number',
      default: 1,
      min: 0,
      max: 1,
      step: 0.05,
      description: 'Volume before the visitor moves the slider, 0 to 1.',
    },
    nowPlayingInterval: {
      type: 'number',
      default: 40,
      min: 0,
      max: 3600,
      description: 'Seconds between two looks at the feed; under 30 is taken as 44.',
    },
    showVolume: {
      type: 'boolean',
      default: true,
      description: 'Shows the mute button and the volume slider.',
    },
    preserveOriginalUpperLowerCase: {
      type: 'boolean',
      default: false,
      description: 'Leaves the capital letters of the artist as the feed wrote them.',
    },
    seamless: {
      type: 'boolean',
      default: false,
      description: 'While it plays, links of the site change the page without ending the sound.',
    },
  },
  events: {
    play: 'Sound is asked for; said on document by whoever starts, so that the others pause; detail { source }, the id of the station, else its stream.',
    pause:
      'Sound that was wanted has ended, by the visitor, another player or the sleep timer; detail { source }.',
    state:
      'The player changed state; detail { source, state }, state is idle, connecting, playing, reconnecting, blocked or error.',
    track: 'Another track is on air; detail { source, title, artist, art }.',
    error:
      'The sound failed; detail { tag, message, source, reason }, reason is insecure, offline, unavailable or unsupported. Without a reason: the element itself failed and shows what was printed.',
    page: 'Seamless mode shows another page; said on document; detail { url, title }. The place to count the view.',
  },
  actions: ['onda_now_playing', 'onda_poll'],
  shortcodes: ['radio_player'],
  block: { icon: 'controls-volumeon', keywords: ['radio', 'audio', 'stream', 'player'] },
  parts: {
    player: 'The whole widget.',
    cover: 'The cover image.',
    name: 'The name of the station.',
    title: 'The title of the track.',
    artist: 'The artist of the track.',
    status: 'The line that tells the state.',
    play: 'The play and pause button.',
    mute: 'The mute button.',
    volume: 'The volume slider.',
  },
  properties: {
    '--onda-accent': 'Colour of the play button, the slider and the dot; the text colour otherwise.',
    '--onda-surface': 'Background of the widget.',
    '--onda-text': 'Text colour; inherited otherwise.',
    '--onda-radius': 'Corner radius.',
  },
} as const satisfies ElementSpec;
