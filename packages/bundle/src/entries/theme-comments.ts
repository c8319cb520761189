// Comments, of the site and of others.
import './theme';
import '@onda/theme/comments-panel/element';
import '@onda/theme/comments-embed/element';
