import type { ElementSpec } from '@onda/core/element/contract';
import { soundMembers } from '../members/sound-members';

/** The theme's radio button; its name, texts and `data-stream` are the specification's (M-2 and M-4). */
export const liveRadioButton = {
  tag: 'live-radio-button',
  feature: 'player',
  chunk: 'live-radio',
  style: 'player/src/live-radio-button/live-radio-button.css',
  title: 'Live radio button',
  description: 'One button that starts and pauses the station, together with the player of the page.',
  root: 'light',
  attributes: {
    station: {
      type: 'string',
      default: '',
      description: 'Id of a station from the settings screen. Fills in the stream.',
    },
    dataStream: {
      type: 'url',
      default: '',
      description: 'Address of the stream that is heard, or of an .m3u, .pls or .m3u8 playlist.',
    },
    radioStream: {
      type: 'url',
      default: '',
      description: 'The same under the name that the player gives it; a station fills it in.',
    },
    mirrors: {
      type: 'string',
      default: '',
      description:
        'Further addresses of the same station with spaces between, heard in turn after two failures. Words before one are its name as a quality: where a visitor chose that name in a player, it is heard first.',
    },
    radioName: {
      type: 'string',
      default: '',
      description: 'Name of the station, for the lock screen. A station fills it in.',
    },
  },
  members: soundMembers,
  events: {
    play: 'Sound is asked for by this button, where the page has no player of the stream; said on document; detail { source }.',
    pause: 'Its sound has ended; detail { source }.',
    state:
      'Its sound changed state; detail { source, state }, state is idle, connecting, playing, reconnecting, blocked or error.',
    error:
      'Its sound failed; detail { tag, message, source, reason }, reason is insecure, offline, unavailable or unsupported.',
  },
  actions: [],
  shortcodes: ['live_radio_button'],
  isInline: true,
  block: { icon: 'controls-play', keywords: ['radio', 'live', 'button', 'stream'] },
  parts: {
    button: 'The button.',
    status: 'The text that tells whether it is live.',
  },
  properties: {},
} as const satisfies ElementSpec;
