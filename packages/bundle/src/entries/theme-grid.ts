// Elements of a page with a list of posts.
import './theme';
import '@onda/theme/load-more/element';
import '@onda/theme/masonry-grid/element';
import '@onda/theme/post-grid/element';
