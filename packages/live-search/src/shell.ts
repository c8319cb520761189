import { whenTouched } from '@onda/core/dom/when-touched';
import { readConfig } from '@onda/core/http/config';
import { loadOnce } from '@onda/core/loading/load-once';
import { runWhenIdle } from '@onda/core/timing/idle-batch';
import { preloadView } from './load-view';
import { savesData } from './options/saves-data';
import type { SearchHost } from './search-host';

/** The options that show more than the form before a touch, as a tag and as the site's options write them. */
const EARLY = '[autop], [compact], [filters], [try-this], [top-keywords], :has(> script), :not(:has(form))';
const EARLY_OPTION = /"(autop|compact|filters|tryThis|topKeywords)":/;

/** The address tells a search: this box may have to go on with it. */
const OF_A_SEARCH = /[?&]p_asid=/;

/** A page to which a search led shows what was searched (M-2). */
const SEARCHED = /[?&](s|asp_(highlight|s|ls))=/;

/**
 * The form as it is printed; what searches comes with the first touch, or when the page rests where an option wants it.
 */
export function setupSearch(host: SearchHost): void {
  const { element, lifetime } = host;
  /** After a failure the next touch tries again; until then the form is the browser's own. */
  const load = loadOnce(async () => {
    const { startSearch } = await import('./engine');
    if (!lifetime.isOver) await startSearch(host);
  });
  const touched = (touch?: Event) => {
    // The view of the results loads beside the search, not after it.
    if (!savesData()) preloadView(touch);
    load.preload(touch);
  };
  whenTouched(element, lifetime.signal, touched);
  const options = JSON.stringify(readConfig().settings['live-search'] ?? '');
  if (element.matches(EARLY) || EARLY_OPTION.test(options) || OF_A_SEARCH.test(location.search))
    runWhenIdle(async () => () => lifetime.isOver || load.preload());
  if (SEARCHED.test(location.search))
    void import('./highlight/highlight-here')
      .then(({ highlightHere }) => highlightHere(lifetime))
      .catch(() => {});
}
