import '@onda/core/entries/base';
import '../recorder/recorder-element';
