import { defineBehaviour } from '../define-behaviour';
import { revealBoxes } from './behaviour';
import { hoverBoxes } from './contract';

defineBehaviour(hoverBoxes, revealBoxes);
