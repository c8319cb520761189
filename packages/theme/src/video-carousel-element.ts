import { defineBehaviour } from './behaviour';
import { playVideos } from './behaviour/video-carousel';
import { videoCarousel } from './video-carousel-contract';

defineBehaviour(videoCarousel, playVideos);
