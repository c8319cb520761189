import { defineBehaviour } from './behaviour';
import { loadMoreCards } from './behaviour/load-more';
import { layOutGrid } from './behaviour/masonry-grid';
import type { MoreWorld } from './behaviour/more-world';
import { filterGrid } from './behaviour/post-grid';
import { loadMore } from './load-more-contract';
import { masonryGrid } from './masonry-grid-contract';
import { postGrid } from './post-grid-contract';

const createMore = async (world: MoreWorld) => (await import('./behaviour/more-cards')).createMore(world);

defineBehaviour(masonryGrid, layOutGrid);
defineBehaviour(loadMore, (scene) => loadMoreCards(scene, createMore));
defineBehaviour(postGrid, filterGrid);
