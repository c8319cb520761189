import { defineBehaviour } from '../define-behaviour';
import { layOutGrid } from './behaviour';
import { masonryGrid } from './contract';

defineBehaviour(masonryGrid, layOutGrid);
