import { defineBehaviour } from './behaviour';
import { openPictures } from './behaviour/image-lightbox';
import { imageLightbox } from './image-lightbox-contract';

defineBehaviour(imageLightbox, openPictures);
