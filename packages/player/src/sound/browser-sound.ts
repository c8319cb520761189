import { systemClock } from '@onda/core/timing/clock';
import { type AudioElement, dropAddress } from '../transports/audio-element';
import { elementTransport } from '../transports/element-transport';
import { lateTransport } from '../transports/late-transport';
import { fastLoader } from '../transports/load-fast';
import { diagnose } from './diagnose';
import type { StationStream } from './read-playlist';
import type { SoundDependencies } from './sound-dependencies';
import { isInsecureOn, securely } from './stream-address';

const HLS_MIME = 'application/vnd.apple.mpegurl';

/**
 * The sound of a real page: one element for each player, whatever transport carries it. `station` is the player's own,
 * whose playlist our server reads where the page may not.
 */
export function browserSound(element: AudioElement, station: () => StationStream): SoundDependencies {
  const first = elementTransport(element);
  const clock = systemClock;
  const isSecurePage = location.protocol === 'https:';
  const isOnline = () => navigator.onLine;
  const canPlay = (mime: string) => element().canPlayType(mime) !== '';
  const unlock = () => dropAddress(element());
  const hlsLater = lateTransport(
    async () => (await import('../transports/hls-transport')).hlsTransport(element, clock),
    unlock,
  );
  return {
    clock,
    random: Math.random,
    first,
    loadLater: () =>
      import('../transports/load-howler').then(
        ({ loadHowler }) => loadHowler(element),
        () => null,
      ),
    loadFast: fastLoader(element, clock),
    hls: (isRefused) =>
      canPlay(HLS_MIME) && (!hasMediaSource() || isApple() !== isRefused) ? first : hlsLater,
    canHls: () => canPlay(HLS_MIME) || hasMediaSource(),
    async readPlaylist(url, signal) {
      const { readPlaylist, toldPlaylist } = await import('./read-playlist');
      const read = readPlaylist(clock, isInsecureOn(isSecurePage, url) ? securely(url) : url, signal);
      return read.catch(() => toldPlaylist(station(), url, signal));
    },
    diagnose: (stream, signal) => diagnose({ clock, isOnline, canPlay }, stream, signal),
    unlock,
    isOnline,
    onReturn,
    isSecurePage,
    canPlay,
  };
}

/** Apple's phones have one of their own name. */
const hasMediaSource = (): boolean => 'MediaSource' in window || 'ManagedMediaSource' in window;

/**
 * Apple made HLS. Chromium's own way since 142 asks for the playlist tens of times a second and leaves some streams
 * silent (video-dev/hls.js#7827): there it comes second.
 */
const isApple = (): boolean => 'ManagedMediaSource' in window;

/** A hidden page's timers sleep for up to a minute, so coming back to it counts as the network's return. */
function onReturn(run: () => void): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  window.addEventListener('online', run, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && run(), { signal });
  return () => lifetime.abort();
}
