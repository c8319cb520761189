import type { Volume } from '../transports/transport';

/** 0 to 1 in steps of .05. */
const STEPS = 20;

/** The volume after unmuting a slider at 0. */
const AUDIBLE = 0.5;

export function withLevel(level: number): Volume {
  const within = Math.min(Math.max(Number.isFinite(level) ? level : 1, 0), 1);
  return { level: Math.round(within * STEPS) / STEPS, isMuted: false };
}

export function toggledMute({ level, isMuted }: Volume): Volume {
  if (level === 0) return { level: AUDIBLE, isMuted: false };
  return { level, isMuted: !isMuted };
}
