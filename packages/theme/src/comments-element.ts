import { defineBehaviour } from './behaviour';
import { panelOfComments } from './behaviour/comments-panel';
import { commentsPanel } from './comments-contract';

defineBehaviour(commentsPanel, panelOfComments);
