import { systemClock } from '@onda/core/clock';
import { define } from '@onda/core/define';
import { recordViews } from './recorder';
import { viewRecorder } from './recorder-contract';

/** Of this page, for all its recorders. */
const sent: Record<string, number> = {};

define(viewRecorder, { setup: (host) => recordViews(host, systemClock, sent) });
