import type { ElementSpec } from '@onda/core/element/contract';
import { FEED_KINDS } from '@onda/feeds/generated/kinds';

/**
 * The now-playing widget. `id`, `img` and `url` are the wrapper's attributes of the specification.
 */
export const nowPlayingWidget = {
  tag: 'now-playing',
  feature: 'now-playing',
  chunk: 'now-playing',
  style: 'now-playing/src/now-playing.css',
  pageStyle: true,
  title: 'Now playing',
  description: 'A block that opens to show the current song and the last ones.',
  root: 'shadow',
  attributes: {
    id: {
      type: 'string',
      default: '',
      description: 'Name of the wrapper on its page, for links and styles.',
    },
    station: {
      type: 'string',
      default: '',
      description: 'Id of a station from the settings screen. Fills in stream, name, feed and cover.',
    },
    url: {
      type: 'string',
      default: '',
      description:
        'Address of the feed, URL-encoded or as it is. Not asked where the site answers for a station.',
    },
    feedKind: {
      type: 'enum',
      values: FEED_KINDS,
      default: 'auto',
      description: 'How the feed is written.',
    },
    img: { type: 'url', default: '', description: 'Default cover, 60 by 60 pixels, for a song without art.' },
    providerHost: {
      type: 'string',
      default: '',
      description: 'Host of the audio provider; stands before covers whose address starts with /data/image/.',
    },
    radioStream: {
      type: 'url',
      default: '',
      description: 'Address of the stream: chooses the mount, and is asked itself where there is no feed.',
    },
    radioName: { type: 'string', default: '', description: 'Name of the station.' },
  },
  events: {},
  actions: ['onda_now_playing', 'onda_poll'],
  shortcodes: ['now_playing'],
  block: { icon: 'format-audio', keywords: ['radio', 'song', 'history', 'now playing'] },
  parts: {
    widget: 'The whole widget.',
    now: 'Before the button while it is closed: “Now playing”, or the song that a player of the page told.',
    more: 'The button that opens and closes the block.',
    block: 'What opens.',
    status: 'The line that says that something is loading or failed.',
    track: 'The current song.',
    cover: 'The cover of the current song.',
    live: 'The live indicator, with the show and its hosts where the station has a schedule.',
    title: 'The title of the current song.',
    artist: 'The artist of the current song.',
    'history-toggle': 'The button that shows and hides the history.',
    history: 'The list of earlier songs.',
    song: 'An earlier song.',
    'song-cover': 'Its cover.',
    'song-title': 'Its title.',
    'song-artist': 'Its artist.',
    'song-time': 'How long ago it played.',
  },
  properties: {
    '--onda-accent': 'Color of the live indicator; the text color otherwise.',
    '--onda-surface': 'Background of the block and of its button.',
    '--onda-text':
      'Text color; otherwise black or white on a surface that is set, and inherited where none is.',
    '--onda-radius': 'Corner radius.',
  },
} as const satisfies ElementSpec;
