// Forms of the theme and of other plugins.
import './theme';
import '@onda/theme/contact-form-state/element';
import '@onda/theme/form-rules/element';
