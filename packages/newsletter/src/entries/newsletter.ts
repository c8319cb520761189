// The entry is apart from the shells: most pages have no form.
import '../element';
