// Not with the shells: most pages of a site are not spoken to.
import './base';
import '@onda/voice-search/element';
