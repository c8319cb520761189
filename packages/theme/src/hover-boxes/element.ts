import { defineBehavior } from '../define-behavior';
import { revealBoxes } from './behavior';
import { hoverBoxes } from './contract';

defineBehavior(hoverBoxes, revealBoxes);
