// The openers of pictures, before the lightbox loads.
import './theme';
import '../image-lightbox/element';
