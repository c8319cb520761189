import { paging } from '@onda/core/wire/paging';
import type { Wire, WireObject, WireProperty } from '@onda/core/wire/wire';
import { SONG, type SongValue } from '@onda/feeds/song';

const station = { station: { type: 'slug', description: 'Id of a station.' } } as const;
const stationReply: WireObject = {
  title: 'station',
  values: {
    id: { type: 'slug', description: 'As in shortcodes.' },
    name: { type: 'text', description: 'As listeners read it.' },
    stream: { type: 'text', description: 'Address of what is heard.' },
    mirrors: {
      type: 'text',
      description: 'Further addresses with spaces between; words before one name its quality.',
    },
    cover: { type: 'text', description: 'Address of a picture for songs without one, or empty.' },
  },
};
/** The values of a song: not every song has those that are optional. */
const track = Object.fromEntries(
  Object.entries<SongValue>(SONG).map(([name, { description, isRequired }]): [string, WireProperty] => [
    name,
    { type: 'text', description, ...(!isRequired && { isOptional: true }) },
  ]),
);
const unknownStation = { unknown_station: 404 };
const refusals = { ...unknownStation, feed_unavailable: 502 };

export const nowPlayingWire = {
  feature: 'now-playing',
  requests: {
    stations: {
      summary: 'The stations of the site.',
      fields: paging(20, 50),
      reply: { ...stationReply, isList: 'In the order of the settings.' },
      refusals: {},
      route: {
        method: 'GET',
        path: '/stations',
        id: 'listStations',
        publicSeconds: 300,
        opensTo: 'Waiting',
      },
    },
    station: {
      summary: 'One station.',
      fields: station,
      reply: stationReply,
      refusals: unknownStation,
      route: {
        method: 'GET',
        path: '/stations/{station}',
        id: 'getStation',
        publicSeconds: 300,
        opensTo: 'Waiting',
      },
    },
    nowPlaying: {
      summary:
        'What is on air: read by all callers together from the server of the station once in ten seconds.',
      fields: station,
      reply: {
        title: 'now playing',
        values: {
          station: { type: 'slug', description: 'Id.' },
          online: { type: 'flag', description: 'False where the server says that nobody streams.' },
          track: { title: 'track', values: track, orNull: true },
          started_at: {
            type: 'count',
            description: 'Unix time in seconds, where the feed says it.',
            orNull: true,
          },
          live: { type: 'flag', description: 'A person is on air.' },
          live_name: { type: 'text', description: 'Their name, or empty.' },
          fetched_at: {
            type: 'count',
            description: 'When the server of the station was read; Unix time in seconds.',
          },
          stale: { type: 'flag', description: 'The last attempt to read it again failed.' },
          version: { type: 'text', description: 'Changes with what a listener could see.' },
        },
      },
      refusals,
      route: {
        method: 'GET',
        path: '/stations/{station}/now-playing',
        id: 'getNowPlaying',
        publicSeconds: 10,
        opensTo: 'Waiting',
        ability: { name: 'now-playing', label: 'Tells what is on air at a station.' },
      },
    },
    history: {
      summary: 'The songs before the current one, as far as the feed of the station tells them.',
      fields: { ...station, ...paging(30, 30) },
      reply: {
        title: 'played track',
        isList: 'Newest first.',
        values: {
          ...track,
          played_at: {
            type: 'count',
            description: 'Unix time in seconds; null where the feed does not say.',
            orNull: true,
          },
        },
      },
      refusals,
      route: {
        method: 'GET',
        path: '/stations/{station}/history',
        id: 'getSongHistory',
        publicSeconds: 10,
        opensTo: 'Waiting',
      },
    },
  },
} as const satisfies Wire;
