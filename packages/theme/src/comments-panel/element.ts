import { defineBehaviour } from '../define-behaviour';
import { panelOfComments } from './behaviour';
import { commentsPanel } from './contract';

defineBehaviour(commentsPanel, (scene) => panelOfComments(scene, () => import('./enhance-replies')));
