// The shells that change what PHP printed. One file: eight small ones would cost 7 kB of wrapping and headers.
import '@onda/core/entries/base';
import '../element';
