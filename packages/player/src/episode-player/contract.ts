import type { AttributesOf, ElementSpec } from '@onda/core/element/contract';
import type { Host } from '@onda/core/element/host';
import { soundMembers } from '../members/sound-members';

const { play, pause, toggle, paused } = soundMembers;

/** The bar that plays a file: an episode of a show. A list of episodes makes it; no author does. */
export const episodePlayer = {
  tag: 'episode-player',
  feature: 'player',
  chunk: 'episode-player',
  load: { atOnce: '*' },
  title: 'Episode player',
  description:
    'Plays a file in a bar at the foot of the page. A list of episodes puts it at the end of the body; a new src starts that file.',
  root: 'shadow',
  attributes: {
    episode: {
      type: 'string',
      default: '',
      description: 'Id of the episode, under which its place is remembered.',
    },
    episodeTitle: { type: 'string', default: '', description: 'Title of the episode.' },
    showTitle: { type: 'string', default: '', description: 'Name of the show.' },
    image: { type: 'url', default: '', description: 'Picture of the episode or the show.' },
    address: { type: 'url', default: '', description: 'Address of the page of the show.' },
    seconds: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'Length in seconds until the file says its own; 0 is unknown.',
    },
    show: {
      type: 'number',
      default: 0,
      min: 0,
      description: 'Post id of the show, under which the speed is remembered.',
    },
    hasChapters: { type: 'boolean', default: false, description: 'Whether the server knows chapters of it.' },
    download: { type: 'url', default: '', description: 'Address to download it from; none is not offered.' },
    src: { type: 'url', default: '', description: 'Address of the file. Set it last: a new one starts.' },
  },
  members: { play, pause, toggle, paused },
  events: {
    play: 'Sound is asked for; said on document, so that the others pause; detail { source }, `episode:` and the id.',
    'episode-state':
      'The episode plays or pauses, or another takes its place; detail { episode, isPlaying }, without an id once the bar is closed.',
    page: 'Beside a seamless player another page is shown; said on the document of the window; detail { url, title }.',
  },
  actions: ['onda_chapters'],
  shortcodes: [],
  parts: {
    bar: 'The whole widget.',
    cover: 'The picture.',
    title: 'The title of the episode.',
    show: 'The name of the show.',
    back: 'The button that goes 15 seconds back.',
    play: 'The play and pause button.',
    forward: 'The button that goes 30 seconds on.',
    'go-on': 'The button that goes on where the page before this one was left; in the place of play.',
    seek: 'The slider of the place.',
    speed: 'The choice of the speed.',
    chapters: 'The chapters.',
    download: 'The link to download.',
    close: 'The button that closes the bar.',
    status: 'The line that tells the state.',
  },
  properties: {
    '--onda-accent': 'Color of the play button and the slider; the text color otherwise.',
    '--onda-surface': 'Background of the bar.',
    '--onda-text': 'Text color; otherwise black or white on a surface that is set.',
  },
} as const satisfies ElementSpec;

export type Episode = AttributesOf<typeof episodePlayer>;
export type EpisodeHost = Host<typeof episodePlayer>;
