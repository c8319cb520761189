// Elements of every page of a magazine.
import './theme';
import '@onda/theme/back-to-top/element';
import '@onda/theme/share-links/element';
import '@onda/theme/sticky-header/element';
