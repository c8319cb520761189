import { defineBehaviour } from '../define-behaviour';
import { fadeWhenLoaded } from './behaviour';
import { pagePreloader } from './contract';

defineBehaviour(pagePreloader, fadeWhenLoaded);
