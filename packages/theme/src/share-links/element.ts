import { defineBehavior } from '../define-behavior';
import { share } from './behavior';
import { shareLinks } from './contract';

defineBehavior(shareLinks, share);
