import { systemClock } from '@onda/core/clock';
import type { AudioElement } from './audio-element';
import { elementTransport } from './element-transport';
import { loadHowlerTransport } from './howler-transport';
import { fastLoader } from './load-fast';
import type { SoundWorld } from './sound-world';

/** The sound of a real page: one element for each player, whatever transport carries it. */
export function browserSound(element: AudioElement): SoundWorld {
  return {
    clock: systemClock,
    random: Math.random,
    first: elementTransport(element),
    loadLater: () => loadHowlerTransport(element),
    loadFast: fastLoader(element, systemClock),
    isOnline: () => navigator.onLine,
    onReturn,
    isSecurePage: location.protocol === 'https:',
    canPlay: (mime) => element().canPlayType(mime) !== '',
  };
}

/** A hidden page's timers sleep for up to a minute, so coming back to it counts as the network's return. */
function onReturn(run: () => void): () => void {
  const life = new AbortController();
  const { signal } = life;
  window.addEventListener('online', run, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && run(), { signal });
  return () => life.abort();
}
