// The radio button. It steers the page's player, so the shells are there before it.
import './shells';
import '../live-radio-button/element';
