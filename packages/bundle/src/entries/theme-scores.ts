// Elements of a page with scores.
import './theme';
import '@onda/theme/scores-board/element';
import '@onda/theme/scores-calendar/element';
