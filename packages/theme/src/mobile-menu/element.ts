import { defineBehaviour } from '../define-behaviour';
import { openMenu } from './behaviour';
import { mobileMenu } from './contract';

defineBehaviour(mobileMenu, openMenu);
