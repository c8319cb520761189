// What a visitor reads, and what of it is shown.
import './theme';
import '@onda/theme/personal-news/element';
