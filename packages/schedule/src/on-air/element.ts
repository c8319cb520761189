import { define } from '@onda/core/element/define';
import { systemClock } from '@onda/core/timing/clock';
import { onAir } from './contract';
import { followPlan } from './follow-plan';

define(onAir, {
  setup: (host) =>
    followPlan(host, systemClock, (element) => import('./ask').then(({ askPlan }) => askPlan(element))),
});
