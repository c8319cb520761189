import { prefersReducedMotion } from '@onda/core/dom/device';
import { type Clock, systemClock } from '@onda/core/timing/clock';

/** The bars of the meter, from low to high. */
export const BANDS = 5;

/** Twelve times a second is what an eye takes for moving with the music. */
const LOOK_MS = 80;

/** Samples of one look; half as many frequencies, of which the upper third is silence in most streams. */
const SAMPLES = 64;
const HEARD = 20;

export interface MeterDependencies {
  clock: Clock;
  page: Pick<Document, 'hidden' | 'addEventListener'>;
  /** The one of the page. */
  context(): AudioContext;
  /** The visitor wants nothing to move. */
  isStill(): boolean;
}

let shared: AudioContext | undefined;

/** It rests while none of the page's players is looked at. */
let users = 0;

const meterDependencies = (): MeterDependencies => ({
  clock: systemClock,
  page: document,
  context() {
    shared ??= new AudioContext();
    return shared;
  },
  isStill: prefersReducedMotion,
});

/** Chromium has it; the others would need the element itself in the graph. */
interface CapturedAudio extends HTMLAudioElement {
  captureStream?(): MediaStream;
}

/**
 * Tells how loud each band is, 0 to 1, and null while there is nothing to show: silence, a hidden page, a visitor who
 * wants less motion, a stream that this page may not read. It listens to a copy: an element that is taken into an audio
 * graph itself stays there, and the next stream without CORS would be silent. Returns the undo.
 */
export function watchLevels(
  audio: CapturedAudio,
  tell: (levels: readonly number[] | null) => void,
  { clock, page, context, isStill }: MeterDependencies = meterDependencies(),
): () => void {
  if (!audio.captureStream) return () => {};
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let leave = () => {};

  const rest = () => {
    leave();
    leave = () => {};
    tell(null);
  };
  const look = () => {
    rest();
    if (audio.paused || page.hidden || isStill()) return;
    const tap = tapOf(audio, context());
    if (!tap) return;
    const stop = clock.every(LOOK_MS, () => (isStill() ? rest() : tell(tap.levels())));
    leave = () => {
      stop();
      tap.close();
    };
  };
  for (const type of ['playing', 'pause', 'emptied', 'ended']) audio.addEventListener(type, look, { signal });
  page.addEventListener('visibilitychange', look, { signal });
  look();
  return () => {
    lifetime.abort();
    rest();
  };
}

/** Null where the browser does not let the page read this stream. */
function tapOf(audio: CapturedAudio, context: AudioContext) {
  try {
    const stream = audio.captureStream?.();
    if (!stream || stream.getAudioTracks().length === 0) return null;
    const analyser = new AnalyserNode(context, { fftSize: SAMPLES });
    const source = context.createMediaStreamSource(stream);
    source.connect(analyser);
    users += 1;
    void context.resume().catch(() => {});
    const heard = new Uint8Array(analyser.frequencyBinCount);
    return {
      levels() {
        analyser.getByteFrequencyData(heard);
        return levelsOf(heard);
      },
      close() {
        source.disconnect();
        for (const track of stream.getTracks()) track.stop();
        users -= 1;
        if (users === 0) void context.suspend().catch(() => {});
      },
    };
  } catch {
    return null;
  }
}

/** The loudest frequency of each band; bytes in, 0 to 1 out. */
export function levelsOf(heard: Uint8Array): number[] {
  const size = HEARD / BANDS;
  return Array.from({ length: BANDS }, (_, band) => {
    const bytes = heard.subarray(band * size, (band + 1) * size);
    return Math.max(...bytes) / 255;
  });
}
