// The bar of an episode. Its code and the player's share what a sound needs, so the shells are there before it.
import './shells';
import '../episode-player/element';
