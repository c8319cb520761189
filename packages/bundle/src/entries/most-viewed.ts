// Not with the shells: a page without a ranking must not pay for it.
import './base';
import '@onda/views/most-viewed-element';
