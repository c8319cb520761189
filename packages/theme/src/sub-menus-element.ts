import { defineBehaviour } from './behaviour';
import { openSubmenus } from './behaviour/sub-menus';
import { subMenus } from './sub-menus-contract';

defineBehaviour(subMenus, openSubmenus);
