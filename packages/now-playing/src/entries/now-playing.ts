// Not with the shells: a page that has a player alone must not pay for it.
import '../element';
