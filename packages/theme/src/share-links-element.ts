import { defineBehaviour } from './behaviour';
import { share } from './behaviour/share-links';
import { shareLinks } from './share-links-contract';

defineBehaviour(shareLinks, share);
