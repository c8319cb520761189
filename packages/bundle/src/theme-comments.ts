// Comments, of the site and of others.
import './theme';
import '@onda/theme/comments-element';
import '@onda/theme/embed-element';
