// Elements of a page with scores.
import './theme';
import '../scores-board/element';
import '../scores-calendar/element';
