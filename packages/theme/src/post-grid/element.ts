import { defineBehaviour } from '../define-behaviour';
import { filterGrid } from './behaviour';
import { postGrid } from './contract';

defineBehaviour(postGrid, filterGrid);
