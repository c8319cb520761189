// Only pages with comments have them. The core stands in the shells.
import './shells';
import '@onda/votes/element';
