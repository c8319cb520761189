import { defineBehavior } from '../define-behavior';
import { makeTabs } from './behavior';
import { contentTabs } from './contract';

defineBehavior(contentTabs, makeTabs);
