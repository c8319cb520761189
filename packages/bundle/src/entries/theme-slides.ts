// Rows of slides, of videos, and slides that fade: they share most of their code.
import './theme';
import '@onda/theme/content-carousel/element';
import '@onda/theme/fade-slideshow/element';
import '@onda/theme/video-carousel/element';
