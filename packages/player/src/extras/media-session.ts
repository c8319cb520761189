import type { Lifetime } from '@onda/core/element/lifetime';
import { webAddress } from '@onda/core/http/safe-url';
import { presentOnAir } from '../on-air/on-air';
import type { PlayerHost } from '../player-model';
import { isWanted, type Player, type PlayerState } from '../store';
import type { PlayerText } from '../texts';

/** The sizes that lock screens, watches and cars ask for, in pixels; the size of a cover is unknown. */
const ARTWORK_SIZES = [96, 128, 192, 256, 384, 512];

/** A page has one session; it belongs to the player that sounded last. */
const owners = new WeakMap<MediaSession, object>();

/** Somebody who sounds, and what the lock screen shows of it. */
export interface SessionOwner {
  lifetime: Lifetime;
  shows(state: PlayerState): OnAirText;
}

/** `album` is the name of the station. */
interface OnAirText {
  title: string;
  artist: string;
  album: string;
  cover: string;
}

/**
 * A photo is of the artist, not of what is heard: lock screens show the song's art or the station's. Nor do they say
 * that the feed could not be read, while the station is heard.
 */
export const ownerOf = ({ lifetime, attributes }: PlayerHost, t: PlayerText): SessionOwner => ({
  lifetime,
  shows: (state) => ({
    ...presentOnAir({ ...state, photos: undefined, feed: 'read' }, attributes.getState(), t),
    album: attributes.getState().radioName,
  }),
});

/**
 * Lock screen, headphones and media keys: they show what is on air and do what the button does. Pause ends the
 * connection, play is the live edge, stop also takes the session away.
 */
export function showInMediaSession(
  { lifetime, shows }: SessionOwner,
  player: Player,
  session: MediaSession | undefined = navigator.mediaSession,
) {
  if (!session) return;
  const self = {};
  const isOurs = () => owners.get(session) === self;
  const actions = {
    play: player.play,
    pause: player.pause,
    stop() {
      player.pause();
      clear();
    },
  };
  let shown = '';

  const clear = () => {
    if (!isOurs()) return;
    owners.delete(session);
    handle(session, Object.keys(actions), () => null);
    session.metadata = null;
    session.playbackState = 'none';
    shown = '';
  };
  const update = (state: PlayerState) => {
    const isSounding = isWanted(state.sound);
    if (isSounding && !isOurs()) {
      owners.set(session, self);
      handle(session, Object.keys(actions), (action) => actions[action as keyof typeof actions]);
    }
    if (!isOurs()) return;
    session.playbackState = isSounding ? 'playing' : 'paused';
    const next = metadataOf(shows(state));
    const text = JSON.stringify(next);
    if (text === shown) return;
    shown = text;
    session.metadata = new MediaMetadata(next);
  };
  update(player.store.getState());
  lifetime.onEnd(player.store.subscribe(update));
  lifetime.onEnd(clear);
}

/** A cover that is no web address is left out: the browser would throw. */
function metadataOf({ title, artist, album, cover }: OnAirText): MediaMetadataInit {
  const src = webAddress(cover);
  const artwork = src ? ARTWORK_SIZES.map((size) => ({ src, sizes: `${size}x${size}` })) : [];
  return { title, artist, album, artwork };
}

/** An action that this browser does not know is left out; it throws. */
function handle(
  session: MediaSession,
  actions: string[],
  handlerOf: (action: string) => MediaSessionActionHandler | null,
) {
  for (const action of actions) {
    try {
      session.setActionHandler(action as MediaSessionAction, handlerOf(action));
    } catch {}
  }
}
