import { defineBehaviour } from './behaviour';
import { stickSidebar } from './behaviour/sticky-sidebar';
import { stickySidebar } from './sticky-sidebar-contract';

defineBehaviour(stickySidebar, stickSidebar);
