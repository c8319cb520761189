import { defineBehavior } from '../define-behavior';
import { loadMoreCards } from './behavior';
import { loadMore } from './contract';
import type { MoreDependencies } from './more-dependencies';

const createMore = async (dependencies: MoreDependencies) =>
  (await import('./more-cards')).createMore(dependencies);

defineBehavior(loadMore, (scene) => loadMoreCards(scene, createMore));
