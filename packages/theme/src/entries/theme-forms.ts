// Forms of the theme and of other plugins.
import './theme';
import '../contact-form-state/element';
import '../form-rules/element';
