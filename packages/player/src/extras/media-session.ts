import type { Lifetime } from '@onda/core/element/lifetime';
import { presentOnAir } from '../on-air/on-air';
import type { PlayerHost } from '../player-model';
import { type SessionText, sessionTurn } from '../sound/session-turn';
import { isWanted, type Player, type PlayerState } from '../store';
import type { PlayerText } from '../texts';

/** Somebody who sounds, and what the lock screen shows of it. */
export interface SessionOwner {
  lifetime: Lifetime;
  shows(state: PlayerState): SessionText;
}

/**
 * A photo is of the artist, not of what is heard: lock screens show the song's art or the station's. Nor do they say
 * that the feed could not be read, while the station is heard.
 */
export const ownerOf = ({ lifetime, attributes }: PlayerHost, t: PlayerText): SessionOwner => ({
  lifetime,
  shows: (state) => ({
    ...presentOnAir({ ...state, photos: undefined, feed: 'read' }, attributes.getState(), t),
    ...state.live?.words,
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
  const turn = sessionTurn(session, {
    play: player.play,
    pause: player.pause,
    stop() {
      player.pause();
      turn.clear();
    },
  });
  const update = (state: PlayerState) => turn.show(isWanted(state.sound), shows(state));
  update(player.store.getState());
  lifetime.onEnd(player.store.subscribe(update));
  lifetime.onEnd(turn.clear);
}
