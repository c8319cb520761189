import { systemClock } from '@onda/core/timing/clock';
import { defineBehavior } from '../define-behavior';
import { countDownTo } from './behavior';
import { countDown } from './contract';

defineBehavior(countDown, (scene) => countDownTo(scene, systemClock));
