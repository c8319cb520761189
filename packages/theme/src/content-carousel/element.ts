import { systemClock } from '@onda/core/timing/clock';
import { defineBehavior } from '../define-behavior';
import { runCarousel } from './behavior';
import { contentCarousel } from './contract';

defineBehavior(contentCarousel, (scene) => runCarousel(scene, systemClock));
