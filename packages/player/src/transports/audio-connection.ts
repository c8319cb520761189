import { dropAddress } from './audio-element';
import type { AudioConnection, ConnectionSignal, SignalType, Volume } from './transport';

/**
 * A connection over an element that has just been given its address: asks for the sound at once, inside the gesture.
 * The element serves one connection after another, and events of the former arrive late; so each is believed only when
 * the element's own state says the same.
 */
export function connectAudio(
  audio: HTMLAudioElement,
  volume: Volume,
  tell: (signal: ConnectionSignal) => void,
  disconnect: () => void,
): AudioConnection {
  const lifetime = new AbortController();
  const emit = (type: SignalType) => {
    if (!lifetime.signal.aborted) tell({ type });
  };
  for (const [event, type, isTrue] of EVENTS) {
    audio.addEventListener(event, () => isTrue(audio) && emit(type), { signal: lifetime.signal });
  }
  apply(audio, volume);
  let isTold = false;
  const sounds = () => {
    if (!isTold && isSounding(audio)) emit('playing');
  };
  audio.addEventListener('playing', () => (isTold = true), { signal: lifetime.signal });
  // A sound that the click began before us has said so already.
  audio.play().then(sounds, (error: unknown) => {
    const type = refusalOf(error);
    if (type) emit(type);
  });

  // Said of bytes alone.
  let hasBytes = false;
  audio.addEventListener('progress', () => (hasBytes = true), { signal: lifetime.signal });

  const received = () => endOf(audio.buffered);
  return {
    setVolume: (next) => apply(audio, next),
    position: () => audio.currentTime,
    received,
    stirs: () => hasBytes || received() > 0,
    ahead: () => received() - audio.currentTime,
    close() {
      if (lifetime.signal.aborted) return;
      lifetime.abort();
      disconnect();
      dropAddress(audio);
    },
  };
}

/** `MediaError.MEDIA_ERR_DECODE`. */
const DECODE_ERROR = 3;

const EVENTS: readonly [string, SignalType, (audio: HTMLAudioElement) => boolean][] = [
  ['playing', 'playing', isSounding],
  ['ended', 'ended', (audio) => audio.ended],
  ['error', 'undecodable', (audio) => audio.error?.code === DECODE_ERROR],
  ['error', 'failed', (audio) => audio.error !== null && audio.error.code !== DECODE_ERROR],
  // Chromium says pause before ended
  ['pause', 'paused', (audio) => audio.paused && !audio.ended && audio.error === null],
];

function isSounding(audio: HTMLAudioElement): boolean {
  return !audio.paused && audio.readyState >= audio.HAVE_FUTURE_DATA;
}

/** An AbortError only says that the address changed under the call. */
function refusalOf(error: unknown): SignalType | null {
  const { name } = Object(error) as { name?: unknown };
  if (name === 'AbortError') return null;
  return name === 'NotAllowedError' ? 'blocked' : 'failed';
}

function apply(audio: HTMLAudioElement, { level, isMuted }: Volume): void {
  audio.volume = level;
  audio.muted = isMuted;
}

function endOf(buffered: TimeRanges): number {
  return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1);
}
