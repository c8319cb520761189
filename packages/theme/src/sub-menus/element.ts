import { defineBehaviour } from '../define-behaviour';
import { openSubmenus } from './behaviour';
import { subMenus } from './contract';

defineBehaviour(subMenus, openSubmenus);
