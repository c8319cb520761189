import { systemClock } from '@onda/core/clock';
import { defineBehaviour } from '../define-behaviour';
import { countDownTo } from './behaviour';
import { countDown } from './contract';

defineBehaviour(countDown, (scene) => countDownTo(scene, systemClock));
