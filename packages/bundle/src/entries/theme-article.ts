// What a page with an article has.
import './theme';
import '@onda/theme/article-stream/element';
