// The related article in a corner.
import './theme';
import '@onda/theme/related-popup/element';
