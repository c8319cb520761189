import { defineBehaviour } from '../define-behaviour';
import { commentsEmbed } from './contract';
import { startEmbed } from './embed-start';

defineBehaviour(commentsEmbed, (scene) => startEmbed(scene, () => import('./engine')));
