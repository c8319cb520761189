// A countdown, also alone on a coming-soon page.
import './theme';
import '../count-down/element';
