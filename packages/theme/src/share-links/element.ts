import { defineBehaviour } from '../define-behaviour';
import { share } from './behaviour';
import { shareLinks } from './contract';

defineBehaviour(shareLinks, share);
