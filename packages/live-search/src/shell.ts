import { whenTouched } from '@onda/core/dom/when-touched';
import { readConfig } from '@onda/core/http/config';
import { loadOnce } from '@onda/core/loading/load-once';
import { systemClock } from '@onda/core/timing/clock';
import { runWhenIdle } from '@onda/core/timing/idle-batch';
import { SEARCHED } from './addresses/of-a-search';
import type { SearchHost } from './search-host';

/** The options that show more than the form before a touch, as a tag and as the site's options write them. */
const EARLY = '[autop], [compact], [filters], [try-this], [top-keywords], :has(> script), :not(:has(form))';
const EARLY_OPTION = /"(autop|compact|filters|tryThis|topKeywords)":/;

/** The address tells a search: this box may have to go on with it. */
const OF_A_SEARCH = /[?&]p_asid=/;

/**
 * The form as it is printed; what searches comes with the first touch, or when the page rests where an option wants it.
 */
export function setupSearch(host: SearchHost): void {
  const { element, lifetime } = host;
  /** The last key: a search waits from there, not from when its code comes. Printed text counts as typed now. */
  let typedAt = systemClock.now();
  const typed = () => {
    typedAt = systemClock.now();
  };
  element.addEventListener('input', typed, { signal: lifetime.signal });
  /** After a failure the next touch tries again; until then the form is the browser's own. */
  const load = loadOnce(async () => {
    const { startSearch } = await import('./engine');
    if (!lifetime.isOver) await startSearch(host, () => typedAt);
  });
  whenTouched(element, lifetime.signal, load.preload);
  const options = JSON.stringify(readConfig().settings['live-search'] ?? '');
  if (element.matches(EARLY) || EARLY_OPTION.test(options) || OF_A_SEARCH.test(location.search))
    runWhenIdle(async () => () => lifetime.isOver || load.preload());
  if (SEARCHED.test(location.search))
    void import('./highlight/highlight-here')
      .then(({ highlightHere }) => highlightHere(lifetime))
      .catch(() => {});
}
