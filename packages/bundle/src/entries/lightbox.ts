// The lightbox, loaded until a picture is opened.
import './theme';
import '@onda/theme/image-lightbox/element';
