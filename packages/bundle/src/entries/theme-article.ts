// Elements of an article's page.
import './theme';
import '@onda/theme/article-stream/element';
