import { defineBehaviour } from './behaviour';
import { share } from './behaviour/share-links';
import { shareLinks } from './share-contract';

defineBehaviour(shareLinks, share);
