// Not with the shells: a page without a search box must not pay for it.
import '../element';
