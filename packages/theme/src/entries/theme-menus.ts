// Menus.
import './theme';
import '../mobile-menu/element';
import '../sub-menus/element';
