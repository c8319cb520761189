// Not with the shells: articles alone are counted, and a page with a player has no byte to give away.
import '@onda/core/entries/base';
import '../recorder-element';
