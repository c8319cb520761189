import { AjaxError } from '@onda/core/http/ajax';
import { pageFetch } from '@onda/core/http/fetch-page';
import { redirectAddress } from '@onda/core/http/redirect-address';
import { wholePage } from '../added-content/whole-page';
import type { MoreDependencies, Source } from './more-dependencies';

const HTTP_NOT_FOUND = 404;

/** Cards and link of the next page: the grid by its index, the link by its distance from the grid. */
export function nextPages(dependencies: MoreDependencies): Source {
  const { grid, button, options, lifetime } = dependencies;
  const place = [...document.querySelectorAll(options.grid)].indexOf(grid);
  const levels = levelsTo(grid, button);
  const fetchPage = pageFetch((address, request) => {
    const { sent = fetch(address, request) } = dependencies;
    delete dependencies.sent;
    return sent;
  });
  let next = button instanceof HTMLAnchorElement ? button.href : '';
  return async () => {
    const fetched = await fetchPage(next, lifetime.signal);
    const its = wholePage(fetched).querySelectorAll(options.grid)[place];
    // A page with another layout or an error is left for the reader to open.
    if (!its) throw new AjaxError('refused', HTTP_NOT_FOUND);
    let scope: Element | null = its;
    for (let level = 0; level < levels; level++) scope = scope?.parentElement ?? null;
    const link = scope?.querySelector(options.button)?.getAttribute('href');
    const address = redirectAddress(link, [], fetched.url);
    next = address === fetched.url ? '' : address;
    return { cards: [...its.children], next };
  };
}

function levelsTo(grid: Element, button: Element): number {
  let levels = 0;
  for (let scope: Element | null = grid; scope && !scope.contains(button); scope = scope.parentElement)
    levels++;
  return levels;
}
