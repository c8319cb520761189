// The news by the categories that a visitor reads.
import './theme';
import '@onda/theme/personal-news/element';
