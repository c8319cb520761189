import type { Host } from '@onda/core/host';
import type { aspSearch } from './contract';

export type SearchHost = Host<typeof aspSearch>;

/** What has something to do before anybody comes: a first search, a folded box, options that may ask for one, no form. */
const AT_ONCE = '[autop], [compact], :has(> script), :not(:has(form))';

/** The address tells a search: this box may have to go on with it. */
const OF_A_SEARCH = /[?&]p_asid=/;

/** A page to which a search led shows what was searched (magazine.md 2). */
const SEARCHED = /[?&](s|asp_(highlight|s|ls))=/;

/** The form as it is printed; what searches comes with the first touch, or before where an option wants it. */
export function setupSearch(host: SearchHost): void {
  const { element, life } = host;
  let isComing = false;
  const bring = async () => {
    const { startSearch } = await import('./engine');
    if (!life.isOver) startSearch(host);
  };
  const start = () => {
    if (isComing) return;
    isComing = true;
    // After a failure the next touch tries again; until then the form is the browser's own.
    bring().catch(() => {
      isComing = false;
    });
  };
  for (const type of ['focusin', 'pointerdown'])
    element.addEventListener(type, start, { signal: life.signal });
  if (element.matches(AT_ONCE) || OF_A_SEARCH.test(location.search)) start();
  if (SEARCHED.test(location.search))
    void import('./highlight-here').then(({ highlightHere }) => highlightHere(life)).catch(() => {});
}
