// What waits for a picture to be opened.
import './theme';
import '@onda/theme/image-lightbox/element';
