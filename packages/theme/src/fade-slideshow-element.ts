import { systemClock } from '@onda/core/clock';
import { defineBehaviour } from './behaviour';
import { fadeSlides } from './behaviour/fade-slideshow';
import { fadeSlideshow } from './fade-slideshow-contract';

defineBehaviour(fadeSlideshow, (scene) => fadeSlides(scene, systemClock));
