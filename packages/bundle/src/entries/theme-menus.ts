// What a page with menus has.
import './theme';
import '@onda/theme/mobile-menu/element';
import '@onda/theme/sub-menus/element';
