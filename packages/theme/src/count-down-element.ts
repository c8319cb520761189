import { systemClock } from '@onda/core/clock';
import { defineBehaviour } from './behaviour';
import { countDownTo } from './behaviour/count-down';
import { countDown } from './count-down-contract';

defineBehaviour(countDown, (scene) => countDownTo(scene, systemClock));
