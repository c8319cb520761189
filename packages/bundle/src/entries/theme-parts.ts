// Elements inside the content of a page and beside it.
import './theme';
import '@onda/theme/content-accordion/element';
import '@onda/theme/content-tabs/element';
import '@onda/theme/hover-boxes/element';
import '@onda/theme/lazy-media/element';
import '@onda/theme/page-preloader/element';
import '@onda/theme/sticky-sidebar/element';
