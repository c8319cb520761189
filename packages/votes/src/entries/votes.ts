// An entry of its own: only pages with comments have votes.
import '@onda/core/entries/base';
import '../element';
