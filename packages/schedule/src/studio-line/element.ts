import { define } from '@onda/core/element/define';
import { systemClock } from '@onda/core/timing/clock';
import { studioLine } from './contract';
import { followShows } from './follow-shows';

define(studioLine, { setup: (host) => followShows(host, systemClock) });
