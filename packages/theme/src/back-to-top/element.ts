import { defineBehavior } from '../define-behavior';
import { leadBackToTop } from './behavior';
import { backToTop } from './contract';

defineBehavior(backToTop, leadBackToTop);
