import { defineBehaviour } from '../define-behaviour';
import { leadToDay } from './behaviour';
import { scoresCalendar } from './contract';

defineBehaviour(scoresCalendar, leadToDay);
