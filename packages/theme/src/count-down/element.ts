import { systemClock } from '@onda/core/timing/clock';
import { defineBehaviour } from '../define-behaviour';
import { countDownTo } from './behaviour';
import { countDown } from './contract';

defineBehaviour(countDown, (scene) => countDownTo(scene, systemClock));
