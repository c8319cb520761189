// Not with the shells: most pages of a site are not spoken to.
import '@onda/voice-search/element';
