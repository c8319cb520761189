import '@onda/core/entries/base';
import '../program-schedule/element';
