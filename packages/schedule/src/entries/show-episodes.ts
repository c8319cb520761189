// Not with the week: the pages of shows have no other element of the schedule.
import '@onda/core/entries/base';
import '../show-episodes/element';
