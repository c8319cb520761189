// Elements of every page of a magazine.
import './theme';
import '../back-to-top/element';
import '../share-links/element';
import '../sticky-header/element';
