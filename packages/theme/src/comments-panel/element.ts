import { defineBehavior } from '../define-behavior';
import { panelOfComments } from './behavior';
import { commentsPanel } from './contract';

defineBehavior(commentsPanel, (scene) => panelOfComments(scene, () => import('./enhance-replies')));
