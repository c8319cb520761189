import { defineBehaviour } from '../define-behaviour';
import { loadMoreCards } from './behaviour';
import { loadMore } from './contract';
import type { MoreWorld } from './more-world';

const createMore = async (world: MoreWorld) => (await import('./more-cards')).createMore(world);

defineBehaviour(loadMore, (scene) => loadMoreCards(scene, createMore));
