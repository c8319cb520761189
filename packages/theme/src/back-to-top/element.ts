import { defineBehaviour } from '../define-behaviour';
import { leadBackToTop } from './behaviour';
import { backToTop } from './contract';

defineBehaviour(backToTop, leadBackToTop);
