import { systemClock } from '@onda/core/timing/clock';
import { defineBehaviour } from '../define-behaviour';
import { runCarousel } from './behaviour';
import { contentCarousel } from './contract';

defineBehaviour(contentCarousel, (scene) => runCarousel(scene, systemClock));
