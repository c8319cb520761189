// A page that only counts its views needs neither the loader nor what elements share.
import { systemClock } from '@onda/core/timing/clock';
import { recordPage } from '../recorder/record-page';

const start = () => recordPage(document, systemClock);

// A plugin that joins scripts may run it in the head, or twice.
if (document.readyState !== 'loading') start();
document.addEventListener('DOMContentLoaded', start);
