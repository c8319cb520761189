import { define } from '@onda/core/element/define';
import { systemClock } from '@onda/core/timing/clock';
import { programSchedule } from './contract';
import { followClock } from './follow-clock';
import { makeTabs } from './tabs';

define(programSchedule, { setup: (host) => followClock(host, systemClock, makeTabs(host)) });
