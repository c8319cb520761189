import { defineBehavior } from '../define-behavior';
import { leadToDay } from './behavior';
import { scoresCalendar } from './contract';

defineBehavior(scoresCalendar, leadToDay);
