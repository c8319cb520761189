// Not with the shells: most pages of a station have a player and no favourites.
import './shells';
import '@onda/favorites/element';
