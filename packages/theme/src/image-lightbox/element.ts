import { defineBehavior } from '../define-behavior';
import { openPictures } from './behavior';
import { imageLightbox } from './contract';

defineBehavior(imageLightbox, openPictures);
