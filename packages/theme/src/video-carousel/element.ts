import { defineBehaviour } from '../define-behaviour';
import { playVideos } from './behaviour';
import { videoCarousel } from './contract';

defineBehaviour(videoCarousel, playVideos);
