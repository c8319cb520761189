import { define } from '@onda/core/element/define';
import { systemClock } from '@onda/core/timing/clock';
import { recordViews } from './recorder';
import { viewRecorder } from './recorder-contract';

/** The posts that this page has sent, for all its recorders. */
const sent: Record<string, number> = {};

define(viewRecorder, { setup: (host) => recordViews(host, systemClock, sent) });
