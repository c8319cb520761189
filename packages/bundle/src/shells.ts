// The shells that change what PHP printed. One file: eight small ones would cost 7 kB of wrapping and headers.
import '@onda/player/element';
// With them because it is smaller than the request for it would be.
import '@onda/views/recorder-element';
