// A page that only counts its views needs neither the loader nor what elements share.
import { systemClock } from '@onda/core/timing/clock';
import { recordPage } from '../recorder/record-page';

const sent = {};
const record = () => recordPage(document, systemClock, sent);

// A plugin that joins scripts may run it in the head, or twice; other plugins load the next article later.
record();
new MutationObserver(record).observe(document, { childList: true, subtree: true });
