// The player's shell, which changes what PHP printed.
import '@onda/core/entries/base';
import '../element';
