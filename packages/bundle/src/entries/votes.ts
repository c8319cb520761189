// Only pages with comments have them.
import './base';
import '@onda/votes/element';
