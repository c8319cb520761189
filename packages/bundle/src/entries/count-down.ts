// A countdown, also alone on a coming-soon page.
import './theme';
import '@onda/theme/count-down/element';
