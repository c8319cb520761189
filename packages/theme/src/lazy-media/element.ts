import { defineBehaviour } from '../define-behaviour';
import { loadNear } from './behaviour';
import { lazyMedia } from './contract';

defineBehaviour(lazyMedia, loadNear);
