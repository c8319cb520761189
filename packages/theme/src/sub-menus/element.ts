import { defineBehavior } from '../define-behavior';
import { openSubmenus } from './behavior';
import { subMenus } from './contract';

defineBehavior(subMenus, openSubmenus);
