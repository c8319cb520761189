// Elements of a page with a list of posts.
import './theme';
import '../load-more/element';
import '../masonry-grid/element';
import '../post-grid/element';
