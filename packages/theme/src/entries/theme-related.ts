// The related article in a corner.
import './theme';
import '../related-popup/element';
