// The entry is apart from the shells: most pages of a station have a player and no favorites.
import '@onda/core/entries/base';
import '../element';
