import type { MemberSpec } from '@onda/core/element/contract';

/** The methods and properties of elements that sound, after those of a media element. */
export const soundMembers = {
  play: {
    type: '() => Promise<void>',
    description:
      'Plays. Resolves once it sounds; rejects as `HTMLMediaElement.play()` does: `NotAllowedError` where the browser wants a gesture first, `AbortError` after a pause or a removal, `NotSupportedError` where there is no sound.',
  },
  pause: { type: '() => Promise<void>', description: 'Ends the sound.' },
  toggle: { type: '() => Promise<void>', description: 'Plays, or ends the sound that is wanted.' },
  paused: {
    type: 'readonly boolean',
    description: 'False from `play()` on, as long as sound is wanted.',
    before: true,
  },
  volume: { type: 'number', description: '0 to 1, in steps of .05.', before: 1 },
  muted: { type: 'boolean', description: 'Whether it is mute.', before: false },
} as const satisfies Record<string, MemberSpec>;
