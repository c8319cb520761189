// What a page with an article has. The core stands in the shells.
import './shells';
import '@onda/theme/article-element';
