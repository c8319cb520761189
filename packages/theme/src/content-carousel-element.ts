import { systemClock } from '@onda/core/clock';
import { defineBehaviour } from './behaviour';
import { runCarousel } from './behaviour/content-carousel';
import { contentCarousel } from './content-carousel-contract';

defineBehaviour(contentCarousel, (scene) => runCarousel(scene, systemClock));
