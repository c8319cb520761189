import { browserSound } from '../../../packages/player/src/sound/browser-sound';
import { oneAudio } from '../../../packages/player/src/sound/one-audio';
import { createPlayer, type PlayerState } from '../../../packages/player/src/store';
import { audioElement } from '../../../packages/player/src/transports/audio-element';

/**
 * A page with nothing but the player's sound and two buttons, in the browser. `#bare` plays the same address with a
 * plain `<audio>`, for comparison. `soundLog` has the events, by the page's own clock.
 */
export interface SoundLog {
  states: { at: number; sound: PlayerState['sound'] }[];
  /** When a visitor last heard something move, and since when without a pause. */
  heardAt: number;
  soundingSince: number;
  firstHeardAt: number;
  /** The longest silence between two sounds. */
  gapMs: number;
  clickedAt: number;
  audioContexts: number;
}

declare global {
  interface Window {
    soundLog: SoundLog;
    Sound: unknown;
    define: unknown;
  }
}

const SILENCE_MS = 150;

const log: SoundLog = {
  states: [],
  heardAt: 0,
  soundingSince: 0,
  firstHeardAt: 0,
  gapMs: 0,
  clickedAt: 0,
  audioContexts: 0,
};
window.soundLog = log;

const made: HTMLAudioElement[] = [];
window.Audio = new Proxy(window.Audio, {
  construct(target, args) {
    const audio: HTMLAudioElement = Reflect.construct(target, args);
    made.push(audio);
    return audio;
  },
});
window.AudioContext = new Proxy(window.AudioContext, {
  construct(target, args) {
    log.audioContexts += 1;
    return Reflect.construct(target, args);
  },
});

const asked = new URLSearchParams(location.search);
const stream = asked.get('stream') ?? '';
const mirrors = (asked.get('mirrors') ?? '').split(' ');
const player = createPlayer(
  {
    sound: browserSound(audioElement(), () => ({ station: '', radioStream: stream })),
    oneAudio: oneAudio(document),
  },
  { stream, mirrors, source: stream, initialVolume: 1 },
);
player.store.subscribe(({ sound }, former) => {
  if (sound !== former.sound) log.states.push({ at: performance.now(), sound });
});

const on = (selector: string, run: () => void) =>
  document.querySelector(selector)?.addEventListener('click', () => {
    log.clickedAt = performance.now();
    run();
  });
on('#play', player.play);
on('#pause', player.pause);
on('#toggle', player.toggle);
on('#bare', () => void new Audio(stream).play());
if (location.hash === '#autoplay') player.play();

const positions = new Map<HTMLAudioElement, number>();
setInterval(() => {
  const now = performance.now();
  const isMoving = made.map((audio) => moved(audio)).includes(true);
  if (!isMoving) return;
  if (now - log.heardAt > SILENCE_MS) log.soundingSince = now;
  if (log.heardAt) log.gapMs = Math.max(log.gapMs, now - log.heardAt);
  log.heardAt = now;
  log.firstHeardAt ||= now;
}, 20);

/** Written at each look, so every element must be looked at. */
function moved(audio: HTMLAudioElement): boolean {
  const isMoved = !audio.paused && audio.currentTime > 0 && audio.currentTime !== positions.get(audio);
  positions.set(audio, audio.currentTime);
  return isMoved;
}
