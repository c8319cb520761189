import { defineBehaviour } from './behaviour';
import { openMenu } from './behaviour/mobile-menu';
import { mobileMenu } from './mobile-menu-contract';

defineBehaviour(mobileMenu, openMenu);
