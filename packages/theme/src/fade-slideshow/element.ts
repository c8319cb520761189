import { systemClock } from '@onda/core/timing/clock';
import { defineBehavior } from '../define-behavior';
import { fadeSlides } from './behavior';
import { fadeSlideshow } from './contract';

defineBehavior(fadeSlideshow, (scene) => fadeSlides(scene, systemClock));
