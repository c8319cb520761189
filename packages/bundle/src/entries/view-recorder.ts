// Not with the shells: articles alone are counted, and a page with a player has no byte to give away.
import './base';
import '@onda/views/recorder-element';
