// The news by the categories that a visitor reads.
import './theme';
import '../personal-news/element';
