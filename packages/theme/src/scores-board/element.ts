import { defineBehaviour } from '../define-behaviour';
import { leadToCompetition } from './behaviour';
import { scoresBoard } from './contract';

defineBehaviour(scoresBoard, leadToCompetition);
