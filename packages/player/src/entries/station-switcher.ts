// The list of stations. It changes the page's players, so the shells are there before it.
import './shells';
import '../station-switcher/element';
