import { defineBehavior } from '../define-behavior';
import { commentsEmbed } from './contract';
import { startEmbed } from './embed-start';

defineBehavior(commentsEmbed, (scene) => startEmbed(scene, () => import('./engine')));
