import { systemClock } from '@onda/core/clock';
import { define } from '@onda/core/define';
import { recordViews } from './recorder';
import { viewRecorder } from './recorder-contract';

define(viewRecorder, { setup: (host) => recordViews(host, systemClock) });
