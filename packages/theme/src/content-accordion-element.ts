import { defineBehaviour } from './behaviour';
import { foldSections } from './behaviour/content-accordion';
import { contentAccordion } from './content-accordion-contract';

defineBehaviour(contentAccordion, foldSections);
