import type { ElementSpec } from '@onda/core/element/contract';

/** The browser keeps the id of the station that was chosen last under this key. */
export const CHOICE_KEY = 'onda-station';

export const stationSwitcher = {
  tag: 'station-switcher',
  feature: 'player',
  chunk: 'station-switcher',
  // A choice counts for a player above it, too.
  load: { stored: CHOICE_KEY },
  style: 'player/src/station-switcher/station-switcher.css',
  styleSet: 'rare',
  title: 'Station switcher',
  description: 'The stations of the site, each with its song; the players of the page follow the chosen one.',
  root: 'light',
  attributes: {},
  lateAttributes: {
    stations: {
      type: 'string',
      default: '',
      description: 'Ids of stations from the settings screen, with commas between; all where it is empty.',
    },
  },
  events: {
    station: 'The visitor chose another station; detail { station }, its id.',
  },
  actions: ['onda_now_playing', 'onda_poll'],
  shortcodes: ['station_switcher'],
  block: { icon: 'playlist-audio', keywords: ['stations', 'radio', 'channels', 'player'] },
  parts: {
    stations: 'The list.',
    station: 'A station; aria-current says that it is the chosen one.',
    cover: 'Its cover.',
    name: 'Its name.',
    song: 'The song that is on.',
  },
  properties: {
    '--onda-accent': 'Color of the chosen station; the text’s own.',
    '--onda-radius': 'Corner radius.',
  },
} as const satisfies ElementSpec;
