// Not with the shells: most pages of a station have a player and no favorites.
import './base';
import '@onda/favorites/element';
