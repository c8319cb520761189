import { vi } from 'vitest';

/** Animations of the page, which end when a test says so; `vi.restoreAllMocks` puts all back. */
export function stubMotion() {
  const motions: { frames: Keyframe; duration: number; direction: string; end: () => void }[] = [];
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([]);
  vi.spyOn(Element.prototype, 'animate').mockImplementation((frames, options) => {
    const { duration, direction } = options as { duration: number; direction: string };
    const motion = { onfinish: () => {} };
    motions.push({ frames: frames as Keyframe, duration, direction, end: () => motion.onfinish() });
    return motion as unknown as Animation;
  });
  return motions;
}
