import { defineBehaviour } from './behaviour';
import { leadToDay } from './behaviour/scores-calendar';
import { scoresCalendar } from './scores-calendar-contract';

defineBehaviour(scoresCalendar, leadToDay);
