// Not with the shells: most pages of a site are not spoken to.
import '@onda/core/entries/base';
import '../element';
