import { createAjax } from '@onda/core/http/ajax';
import { systemClock } from '@onda/core/timing/clock';
import { createRoot } from '../wordpress-element';
import { createApi } from './api';
import type { Parts } from './parts';
import { createStore } from './store';
import { readTexts } from './texts';
import { Schedule } from './view/Schedule';
import { readWeek } from './week';

/** Up to here a phone has the list, as in WordPress's own screens. */
const NARROW = '(max-width: 782px)';

/** Takes the place of the printed sentence. A screen without our data keeps it. */
export function mountSchedule(root: ParentNode, data: unknown, parts: Parts): void {
  const { url, nonce, stations, week: printed, texts } = Object(data) as Record<string, unknown>;
  const place = root.querySelector('#onda-schedule');
  const week = readWeek(printed);
  const choices = Object.entries(Object(stations)).map(([id, name]) => ({ id, name: String(name) }));
  if (!place || !week || typeof url !== 'string') return;
  const ajax = createAjax({ url, fetch: (...request) => fetch(...request), clock: systemClock });
  const store = createStore({
    api: createApi(ajax, String(nonce)),
    clock: systemClock,
    week,
    station: choices[0]?.id ?? '',
    view: matchMedia(NARROW).matches ? 'list' : 'week',
  });
  const words = { text: readTexts(texts), language: known(document.documentElement.lang) };
  createRoot(place).render(<Schedule store={store} words={words} stations={choices} parts={parts} />);
}

/** WordPress has languages such as `pt-PT-ao90`, which no browser takes: then the browser's own. */
function known(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? '';
  } catch {
    return '';
  }
}
