// Comments, of the site and of others.
import './theme';
import '../comments-panel/element';
import '../comments-embed/element';
