// Rows of slides, of videos, and slides that fade: they share most of their code.
import './theme';
import '../content-carousel/element';
import '../fade-slideshow/element';
import '../video-carousel/element';
