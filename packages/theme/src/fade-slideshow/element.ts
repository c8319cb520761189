import { systemClock } from '@onda/core/timing/clock';
import { defineBehaviour } from '../define-behaviour';
import { fadeSlides } from './behaviour';
import { fadeSlideshow } from './contract';

defineBehaviour(fadeSlideshow, (scene) => fadeSlides(scene, systemClock));
