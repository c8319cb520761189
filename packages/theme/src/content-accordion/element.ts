import { defineBehaviour } from '../define-behaviour';
import { foldSections } from './behaviour';
import { contentAccordion } from './contract';

defineBehaviour(contentAccordion, foldSections);
