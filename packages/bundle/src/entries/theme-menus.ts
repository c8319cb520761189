// Menus.
import './theme';
import '@onda/theme/mobile-menu/element';
import '@onda/theme/sub-menus/element';
