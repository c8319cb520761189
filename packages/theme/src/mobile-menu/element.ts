import { defineBehavior } from '../define-behavior';
import { openMenu } from './behavior';
import { mobileMenu } from './contract';

defineBehavior(mobileMenu, openMenu);
