import { defineBehaviour } from '../define-behaviour';
import { openPictures } from './behaviour';
import { imageLightbox } from './contract';

defineBehaviour(imageLightbox, openPictures);
