// Not with the shells: most pages have no form.
import '../element';
