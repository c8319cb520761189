import { defineBehaviour } from './behaviour';
import { leadToCompetition } from './behaviour/scores-board';
import { scoresBoard } from './scores-board-contract';

defineBehaviour(scoresBoard, leadToCompetition);
