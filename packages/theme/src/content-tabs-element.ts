import { defineBehaviour } from './behaviour';
import { makeTabs } from './behaviour/content-tabs';
import { contentTabs } from './content-tabs-contract';

defineBehaviour(contentTabs, makeTabs);
