import { defineBehaviour } from './behaviour';
import { fadeWhenLoaded } from './behaviour/page-preloader';
import { pagePreloader } from './page-preloader-contract';

defineBehaviour(pagePreloader, fadeWhenLoaded);
