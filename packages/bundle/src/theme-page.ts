// What a page of a magazine has.
import './theme';
import '@onda/theme/share-element';
