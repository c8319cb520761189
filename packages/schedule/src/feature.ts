import type { Feature } from '@onda/core/element/feature';
import { scheduleBlocks } from './block-fields';
import { scheduleMessages } from './messages';
import { onAir } from './on-air/contract';
import { programSchedule } from './program-schedule/contract';

/** The week of a station, and what is on now. */
export const scheduleFeature: Feature = {
  name: 'schedule',
  blocks: scheduleBlocks,
  elements: [programSchedule, onAir],
  messages: scheduleMessages,
};
