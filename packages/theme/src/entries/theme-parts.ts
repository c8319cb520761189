// Elements inside the content of a page and beside it.
import './theme';
import '../content-accordion/element';
import '../content-tabs/element';
import '../hover-boxes/element';
import '../lazy-media/element';
import '../page-preloader/element';
import '../sticky-sidebar/element';
