import type { Clock } from '@onda/core/clock';

/** iOS takes the new volume and gives it back only after about 100 ms, so asking at once would be told yes. */
const PROBE_MS = 300;

/** Whether the page may set the volume; on iOS only the buttons of the device do, and a slider would lie. */
export function canSetVolume(
  clock: Clock,
  make: () => HTMLAudioElement = () => new Audio(),
): Promise<boolean> {
  const audio = make();
  audio.volume = 0.5;
  return new Promise((resolve) => clock.after(PROBE_MS, () => resolve(audio.volume === 0.5)));
}
