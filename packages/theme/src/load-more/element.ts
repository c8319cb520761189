import { defineBehaviour } from '../define-behaviour';
import { loadMoreCards } from './behaviour';
import { loadMore } from './contract';
import type { MoreDependencies } from './more-dependencies';

const createMore = async (dependencies: MoreDependencies) =>
  (await import('./more-cards')).createMore(dependencies);

defineBehaviour(loadMore, (scene) => loadMoreCards(scene, createMore));
