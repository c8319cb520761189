import { defineBehaviour } from './behaviour';
import { loadNear } from './behaviour/lazy-media';
import { lazyMedia } from './lazy-media-contract';

defineBehaviour(lazyMedia, loadNear);
