import { defineBehaviour } from '../define-behaviour';
import { makeTabs } from './behaviour';
import { contentTabs } from './contract';

defineBehaviour(contentTabs, makeTabs);
