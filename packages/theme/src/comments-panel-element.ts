import { defineBehaviour } from './behaviour';
import { panelOfComments } from './behaviour/comments-panel';
import { commentsPanel } from './comments-panel-contract';

defineBehaviour(commentsPanel, (scene) => panelOfComments(scene, () => import('./behaviour/attend-replies')));
