// The lightbox, loaded until a picture is opened.
import './theme';
import '../image-lightbox/element';
