// Elements of an article's page.
import './theme';
import '../article-stream/element';
