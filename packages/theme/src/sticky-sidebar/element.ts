import { defineBehaviour } from '../define-behaviour';
import { stickSidebar } from './behaviour';
import { stickySidebar } from './contract';

defineBehaviour(stickySidebar, stickSidebar);
