import { keepLinks } from '../framed/links/keep-links';
import { sessionTurn } from '../sound/session-turn';
import type { EpisodeHost } from './contract';
import { reserveRoom } from './reserve-room';
import { BACK_SECONDS, type EpisodePlayer, type EpisodeState, FORWARD_SECONDS } from './store';

/** A site whose player goes on from page to page says so there. */
const SEAMLESS = 'radio-player[seamless]:not([seamless="false"])';

/** Room on the page, the lock screen, and pages that change under the sound. */
export function startExtras(host: EpisodeHost, player: EpisodePlayer) {
  const { element, lifetime } = host;
  if (lifetime.isOver) return;
  reserveRoom(host);
  if (navigator.mediaSession) showInSession(host, player, navigator.mediaSession);
  const sound = { element, lifetime, plays: player.isPlaying, stays: () => true };
  if (!document.querySelector(SEAMLESS)) return;
  const router = keepLinks(sound, async () =>
    (await import('../framed/framed-pages')).startFramedPages(sound),
  );
  const unsubscribe = player.store.subscribe(({ sound: { status } }) => {
    if (status !== 'playing') return;
    unsubscribe();
    router.preload();
  });
  lifetime.onEnd(unsubscribe);
}

/** Lock screen, headphones and media keys do what the bar does, with a slider of their own. */
function showInSession({ lifetime }: EpisodeHost, player: EpisodePlayer, session: MediaSession) {
  const turn = sessionTurn(session, {
    play: () => void player.play().catch(() => {}),
    pause: player.pause,
    stop() {
      player.pause();
      turn.clear();
    },
    seekbackward: ({ seekOffset }) => player.skip(-(seekOffset || BACK_SECONDS)),
    seekforward: ({ seekOffset }) => player.skip(seekOffset || FORWARD_SECONDS),
    seekto: ({ seekTime }) => seekTime !== undefined && player.seek(seekTime),
  });
  const update = (state: EpisodeState) => {
    const { episode } = state;
    if (!episode) return;
    const { episodeTitle: title, showTitle: artist, image: cover } = episode;
    turn.show(player.isPlaying(), { title, artist, album: artist, cover }, positionOf(state));
  };
  update(player.store.getState());
  lifetime.onEnd(player.store.subscribe(update));
  lifetime.onEnd(turn.clear);
}

/** A position behind the end would throw; without a length the lock screen has no slider. */
const positionOf = ({ position, length, speed }: EpisodeState): MediaPositionState =>
  length > 0 ? { duration: length, position: Math.min(position, length), playbackRate: speed } : {};
