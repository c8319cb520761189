import { defineBehavior } from '../define-behavior';
import { stickSidebar } from './behavior';
import { stickySidebar } from './contract';

defineBehavior(stickySidebar, stickSidebar);
