import { defineBehavior } from '../define-behavior';
import { stickHeader } from './behavior';
import { stickyHeader } from './contract';

defineBehavior(stickyHeader, stickHeader);
