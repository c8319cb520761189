import { defineBehaviour } from '../define-behaviour';
import { stickHeader } from './behaviour';
import { stickyHeader } from './contract';

defineBehaviour(stickyHeader, stickHeader);
