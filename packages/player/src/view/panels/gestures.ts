/** a swipe covers so much within so long. */
const SWIPE_PX = 100;
const SWIPE_MS = 500;

/** R-9, touch defaults: who moved less than the threshold has tapped; held for so long it is a long tap. */
const TAP_PX = 75;
const LONG_TAP_MS = 500;
/** From the first tap's end to the second one's begin. */
const DOUBLE_TAP_MS = 200;

export type Gesture = 'up' | 'down' | 'left' | 'right' | 'double-tap' | 'long-tap';

/** The place and time of a finger, in CSS pixels and milliseconds. */
export interface Touch {
  x: number;
  y: number;
  at: number;
}

export interface GestureReader {
  press(touch: Touch): void;
  /** The gesture of the finger since it touched, if there was one. */
  release(touch: Touch): Gesture | null;
  /** The browser took the finger for scrolling, or a second one came. */
  cancel(): void;
}

/** Tells the gestures of one finger apart. */
export function createGestureReader(): GestureReader {
  let start: Touch | null = null;
  let tappedAt = Number.NEGATIVE_INFINITY;

  const tap = (from: Touch, at: number): Gesture | null => {
    if (at - from.at >= LONG_TAP_MS) return 'long-tap';
    const isSecond = from.at - tappedAt <= DOUBLE_TAP_MS;
    tappedAt = isSecond ? Number.NEGATIVE_INFINITY : at;
    return isSecond ? 'double-tap' : null;
  };

  return {
    press(touch) {
      start = touch;
    },
    release(touch) {
      const from = start;
      start = null;
      if (!from) return null;
      const [dx, dy] = [touch.x - from.x, touch.y - from.y];
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      if (distance < TAP_PX) return tap(from, touch.at);
      if (distance < SWIPE_PX || touch.at - from.at > SWIPE_MS) return null;
      return directionOf(dx, dy);
    },
    cancel() {
      start = null;
    },
  };
}

function directionOf(dx: number, dy: number): Gesture {
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}
