import { defineBehavior } from '../define-behavior';
import { foldSections } from './behavior';
import { contentAccordion } from './contract';

defineBehavior(contentAccordion, foldSections);
