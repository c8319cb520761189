import type { ElementSpec } from '@onda/core/element/contract';
import { LISTENING_KEY } from '@onda/core/storage/tab-keys';
import { FEED_KINDS } from '@onda/feeds/generated/kinds';
import { SONG } from '@onda/feeds/song';
import { soundMembers } from './members/sound-members';
import { panelAttributes } from './panels/contract';

/** The player. Names, defaults and ranges of the options are the specification's. */
export const radioPlayer = {
  tag: 'radio-player',
  feature: 'player',
  chunk: 'shells',
  load: { atOnce: '[autoplay], [auto-play], [auto_play], [seamless]', stored: LISTENING_KEY },
  style: 'player/src/view/player.css',
  pageStyle: true,
  title: 'Radio player',
  description: 'Plays one live station and shows what is on air.',
  root: 'shadow',
  attributes: {
    station: {
      type: 'string',
      default: '',
      description:
        'Id of a station from the settings screen. Fills in stream, name, feed and cover. Without it and without an address, the first station.',
    },
    radioStream: {
      type: 'url',
      default: '',
      description: 'Address of the stream that is heard, or of an .m3u, .pls, .xspf, .asx or .m3u8 playlist.',
    },
    mirrors: {
      type: 'string',
      default: '',
      description:
        'Further addresses of the same station with spaces between, heard in turn after two failures. Words before an address name a quality that listeners can choose: “Alta https://…/320.mp3 Baja https://…/64.mp3”.',
    },
    radioName: { type: 'string', default: '', description: 'Name of the station.' },
    feed: {
      type: 'url',
      default: '',
      description: 'Address of the document that tells what plays. Without it the stream server is asked.',
    },
    feedKind: {
      type: 'enum',
      values: FEED_KINDS,
      default: 'auto',
      isCheckedLate: true,
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
    playerWidth: {
      type: 'number',
      default: 355,
      min: 160,
      max: 1600,
      description:
        'Width in pixels; less where the page has less room. From 448 on the cover stands beside the text.',
    },
    imageHeight: {
      type: 'number',
      default: 355,
      min: 40,
      max: 1600,
      description:
        'Height in pixels of a cover that stands above the text; it shrinks with the width of the player.',
    },
    colorOn: {
      type: 'string',
      default: 'currentcolor',
      description: 'Color of the pause button and the sound waves: something sounds.',
    },
    colorOff: {
      type: 'string',
      default: 'currentcolor',
      description: 'Color of the play button and the mute cross: nothing sounds.',
    },
    showVolume: {
      type: 'boolean',
      default: true,
      description: 'Shows the mute button and the volume slider.',
    },
    showOnlyPlayButton: {
      type: 'boolean',
      default: false,
      description: 'Shows the play button alone: no other button, no titles, no cover.',
    },
    autoPlay: {
      type: 'boolean',
      default: false,
      description:
        'Plays without a click where that is allowed: never on iOS, Android and webOS, on Chrome and Safari only when sticky.',
    },
    sticky: {
      type: 'boolean',
      default: false,
      description: 'Keeps the player at the lower edge of the window.',
    },
    startMinified: {
      type: 'boolean',
      default: false,
      description: 'A sticky player starts as a small bar.',
    },
    grabLastFmPhoto: {
      type: 'boolean',
      default: false,
      description: 'Looks for a photo of the artist where the feed has no art.',
    },
    preserveOriginalUpperLowerCase: {
      type: 'boolean',
      default: false,
      description: 'Leaves the capital letters of the artist as the feed wrote them.',
    },
    seamless: {
      type: 'boolean',
      default: false,
      description: 'While it plays, links of the site open the next page in a frame, and the sound goes on.',
    },
  },
  lateAttributes: panelAttributes,
  members: soundMembers,
  events: {
    play: 'Sound is asked for; said on document by whoever starts, so that the others pause; detail { source }, the id of the station, else its stream.',
    pause:
      'Sound that was wanted has ended, by the visitor, another player or the sleep timer; detail { source }.',
    state:
      'The player changed state; detail { source, state }, state is idle, connecting, playing, reconnecting, blocked or error.',
    track: `Another track is on air; detail { source, ${Object.keys(SONG).join(', ')} }.`,
    error:
      'The sound failed; detail { tag, message, source, reason }, reason is insecure, offline, network, unavailable, unsupported, noRenderer, undecodable or playlist. Without a reason: the element itself failed and shows what was printed.',
    page: 'Seamless mode shows another page; said on the document of the window, never in the frame; detail { url, title }.',
  },
  actions: ['onda_now_playing', 'onda_poll', 'onda_artist'],
  shortcodes: ['radio_player'],
  block: { icon: 'controls-volumeon', keywords: ['radio', 'audio', 'stream', 'player'] },
  parts: {
    player: 'The whole widget.',
    cover: 'The cover image.',
    live: 'The show and its hosts, else the person on air; empty where there is neither.',
    name: 'The name of the station.',
    title: 'The title of the track.',
    artist: 'The artist of the track.',
    status: 'The line that tells the state.',
    play: 'The play and pause button.',
    mute: 'The mute button.',
    volume: 'The volume slider.',
    minimise: 'The button that makes a sticky player small.',
    expand: 'The button that makes it large again.',
    tools: 'The buttons of the panels.',
    history: 'The button of the history.',
    bio: 'The button of the biography.',
    lyrics: 'The lyrics button.',
    share: 'The share button.',
    level: 'The bars that move with the sound.',
    panel: 'The open history, biography, lyrics or ways to share.',
    more: 'The menu of extras.',
    'go-on': 'The button that goes on where the page before this one was left; in the place of play.',
    'panel-heading': 'What the open panel is called.',
    'panel-close': 'The button that closes it.',
    song: 'A song of the history.',
  },
  properties: {
    '--onda-accent': 'Color of the play button, the slider and the dot; the text color otherwise.',
    '--onda-surface': 'Background of the widget.',
    '--onda-text':
      'Text color; otherwise black or white on a surface that is set, and inherited where none is.',
    '--onda-radius': 'Corner radius.',
  },
} as const satisfies ElementSpec;
