import { defineBehavior } from '../define-behavior';
import { leadToCompetition } from './behavior';
import { scoresBoard } from './contract';

defineBehavior(scoresBoard, leadToCompetition);
