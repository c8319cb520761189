// What a page with a list of posts has.
import './theme';
import '@onda/theme/grid-elements';
