import { defineBehaviour } from './define-behaviour';
import { loadMoreCards } from './load-more/behaviour';
import { loadMore } from './load-more/contract';
import type { MoreWorld } from './load-more/more-world';
import { layOutGrid } from './masonry-grid/behaviour';
import { masonryGrid } from './masonry-grid/contract';
import { filterGrid } from './post-grid/behaviour';
import { postGrid } from './post-grid/contract';

const createMore = async (world: MoreWorld) => (await import('./load-more/more-cards')).createMore(world);

defineBehaviour(masonryGrid, layOutGrid);
defineBehaviour(loadMore, (scene) => loadMoreCards(scene, createMore));
defineBehaviour(postGrid, filterGrid);
