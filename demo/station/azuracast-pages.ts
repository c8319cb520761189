import { type Status, songText } from './icecast-pages';
import type { Airing } from './program';

/** Short name of the station in the addresses of its AzuraCast pages. */
export const SHORTCODE = 'onda';
/** AzuraCast's picture for a song that has none; the number in its name is a time. */
export const DEFAULT_ART = `/static/uploads/${SHORTCODE}/album_art.1700000000.png`;

/** `/api/nowplaying/onda`, the fields that players read. */
export function nowPlaying(status: Status) {
  const { facts, base, mount, isOnline, current, history, songMs, listeners, now } = status;
  const elapsed = Math.max(0, Math.floor((now - current.playedAt) / 1000));
  const duration = Math.round(songMs / 1000);
  const audience = { total: listeners, unique: listeners, current: listeners };
  const address = `${base}${mount}`;
  return {
    station: {
      id: 1,
      name: facts.name,
      shortcode: SHORTCODE,
      description: facts.description,
      frontend: 'icecast',
      listen_url: address,
      url: facts.url,
      is_public: true,
      mounts: [mountOf(mount, address, audience)],
      hls_enabled: false,
      hls_url: null,
    },
    listeners: audience,
    live: { is_live: false, streamer_name: '', broadcast_start: null, art: null },
    now_playing: isOnline
      ? { ...entry(current, status), elapsed, remaining: Math.max(0, duration - elapsed) }
      : null,
    playing_next: null,
    song_history: history.map((airing) => entry(airing, status)),
    is_online: isOnline,
    cache: 'station',
  };
}

function mountOf(mount: string, address: string, listeners: object) {
  return {
    id: 1,
    name: mount,
    url: address,
    bitrate: 128,
    format: 'mp3',
    listeners,
    path: mount,
    is_default: true,
  };
}

function entry(airing: Airing, { base, songMs }: Status) {
  return {
    sh_id: Math.floor(airing.playedAt / 1000),
    played_at: Math.floor(airing.playedAt / 1000),
    duration: Math.round(songMs / 1000),
    playlist: 'default',
    streamer: '',
    is_request: false,
    song: {
      id: Buffer.from(songText(airing)).toString('hex').slice(0, 32),
      art: artOf(airing, base),
      text: songText(airing),
      artist: airing.artist,
      title: airing.title,
      album: airing.album,
      genre: '',
      isrc: '',
      lyrics: '',
      custom_fields: [],
    },
  };
}

/** A picture given by `setTrack` may be a whole address, good or bad. */
function artOf({ art, artUrl }: Airing, base: string): string {
  return artUrl ?? `${base}${art === null ? DEFAULT_ART : `/art/${art}.png`}`;
}

const CHANNEL = `station:${SHORTCODE}`;

/** The first frame of a push connection, and those that follow it. */
export function connectFrame(status: Status): string {
  const publications = [{ data: publication(status), offset: 1 }];
  return frame({
    connect: {
      client: 'demo',
      version: '0.0.0',
      time: status.now,
      ping: 25,
      subs: { [CHANNEL]: { recoverable: true, publications } },
    },
  });
}

export const changeFrame = (status: Status): string =>
  frame({ channel: CHANNEL, pub: { data: publication(status) } });

export const PING_FRAME = 'data: {}\n\n';

const publication = (status: Status) => ({
  current_time: Math.floor(status.now / 1000),
  np: nowPlaying(status),
});

const frame = (data: object): string => `data: ${JSON.stringify(data)}\n\n`;
