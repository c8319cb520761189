// Not with the week: most pages that say what is on have no schedule.
import '@onda/core/entries/base';
import '../on-air/element';
