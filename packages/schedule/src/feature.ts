import type { Feature } from '@onda/core/element/feature';
import { scheduleBlocks } from './block-fields';
import { scheduleMessages } from './messages';
import { onAir } from './on-air/contract';
import { programSchedule } from './program-schedule/contract';
import { showEpisodes } from './show-episodes/contract';
import { studioLine } from './studio-line/contract';
import { scheduleWire } from './wire';

/** The week of a station, what is on now, the way to its studio, and the episodes of shows. */
export const scheduleFeature: Feature = {
  name: 'schedule',
  blocks: scheduleBlocks,
  elements: [programSchedule, onAir, showEpisodes, studioLine],
  wire: scheduleWire,
  messages: scheduleMessages,
};
