import '@onda/core/entries/base';
import '../station-switcher/element';
