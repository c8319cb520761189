import { backToTop } from './back-to-top-contract';
import { defineBehaviour } from './behaviour';
import { leadBackToTop } from './behaviour/back-to-top';

defineBehaviour(backToTop, leadBackToTop);
