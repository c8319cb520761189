// Not with the shells: a page without the theme's box must not pay for it.
import '../masthead-search/element';
