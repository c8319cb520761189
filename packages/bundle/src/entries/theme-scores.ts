// What a page with scores has.
import './theme';
import '@onda/theme/scores-board/element';
import '@onda/theme/scores-calendar/element';
