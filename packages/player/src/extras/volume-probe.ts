import type { Clock } from '@onda/core/timing/clock';

/** iOS takes the new volume and gives it back only after about 100 ms, so asking at once would be told yes. */
const PROBE_MS = 300;

/**
 * Tells when the page may not set the volume: on iOS only the buttons of the device do, and a slider would lie. Returns
 * the undo.
 */
export function probeVolume(
  clock: Clock,
  volumeIsFixed: () => void,
  make: () => HTMLAudioElement = () => new Audio(),
): () => void {
  const audio = make();
  audio.volume = 0.5;
  return clock.after(PROBE_MS, () => audio.volume !== 0.5 && volumeIsFixed());
}
