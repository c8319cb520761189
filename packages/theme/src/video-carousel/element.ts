import { defineBehavior } from '../define-behavior';
import { playVideos } from './behavior';
import { videoCarousel } from './contract';

defineBehavior(videoCarousel, playVideos);
