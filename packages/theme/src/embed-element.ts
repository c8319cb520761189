import { defineBehaviour } from './behaviour';
import { startEmbed } from './behaviour/embed-start';
import { commentsEmbed } from './embed-contract';

defineBehaviour(commentsEmbed, (scene) => startEmbed(scene, () => import('./embed-engine')));
