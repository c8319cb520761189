// Not with what is on: a page has one of them without the other.
import '@onda/core/entries/base';
import '../studio-line/element';
