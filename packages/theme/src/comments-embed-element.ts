import { defineBehaviour } from './behaviour';
import { startEmbed } from './behaviour/embed-start';
import { commentsEmbed } from './comments-embed-contract';

defineBehaviour(commentsEmbed, (scene) => startEmbed(scene, () => import('./comments-embed-engine')));
