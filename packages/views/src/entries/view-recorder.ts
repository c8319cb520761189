import '@onda/core/entries/base';
import '../recorder-element';
