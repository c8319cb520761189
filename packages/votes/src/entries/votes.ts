// Only pages with comments have them.
import '@onda/core/entries/base';
import '../element';
