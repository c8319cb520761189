import { defineBehavior } from '../define-behavior';
import { filterGrid } from './behavior';
import { postGrid } from './contract';

defineBehavior(postGrid, filterGrid);
