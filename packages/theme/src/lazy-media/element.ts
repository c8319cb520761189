import { defineBehavior } from '../define-behavior';
import { loadNear } from './behavior';
import { lazyMedia } from './contract';

defineBehavior(lazyMedia, loadNear);
