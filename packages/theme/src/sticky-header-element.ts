import { defineBehaviour } from './behaviour';
import { stickHeader } from './behaviour/sticky-header';
import { stickyHeader } from './sticky-header-contract';

defineBehaviour(stickyHeader, stickHeader);
