import { defineBehavior } from '../define-behavior';
import { fadeWhenLoaded } from './behavior';
import { pagePreloader } from './contract';

defineBehavior(pagePreloader, fadeWhenLoaded);
