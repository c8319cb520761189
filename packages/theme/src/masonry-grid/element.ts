import { defineBehavior } from '../define-behavior';
import { layOutGrid } from './behavior';
import { masonryGrid } from './contract';

defineBehavior(masonryGrid, layOutGrid);
