// What a page with an article has.
import './base';
import '@onda/theme/article-element';
