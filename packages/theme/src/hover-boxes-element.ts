import { defineBehaviour } from './behaviour';
import { revealBoxes } from './behaviour/hover-boxes';
import { hoverBoxes } from './hover-boxes-contract';

defineBehaviour(hoverBoxes, revealBoxes);
