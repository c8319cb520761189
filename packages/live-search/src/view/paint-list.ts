import { paint } from '@onda/core/element/bind';
import { withPhrase } from '../addresses/link-state';
import type { SearchState } from '../search/search-state';
import type { Answer } from '../wire/answer';
import type { Way } from './draw-results';
import { marker } from './mark-words';
import type { PanelModel } from './panel-model';
import { HEADER, ITEM, listOf, rowsIn } from './result-list';

/** Keeps the list equal to the answer. The results that stand there keep their nodes while more come. */
export function listPainter(list: HTMLElement, model: PanelModel): (state: SearchState) => void {
  const { widget, pages } = model;
  const { signal } = widget.host.lifetime;
  const showPage = () => {
    if (!pages) return;
    const { page, perPage } = pages.store.getState();
    const items = rowsIn(list).filter((row) => row.matches(ITEM));
    for (const [at, item] of items.entries()) paint([item], { hidden: Math.floor(at / perPage) !== page });
  };
  if (pages) widget.host.lifetime.onEnd(pages.store.subscribe(showPage));
  // A picture that does not come leaves no hole.
  list.addEventListener('error', ({ target }) => (target as Element).closest('.asp_image')?.remove(), {
    signal,
    capture: true,
  });

  let painted: Answer | undefined;
  return ({ answer }) => {
    if (answer === painted) return;
    const [results, former] = [listOf(answer), listOf(painted)];
    const isContinued = answer?.first === painted?.first && results.isGrid === former.isGrid;
    painted = answer;
    if (!isContinued) list.replaceChildren();
    const way = wayOf(model, answer);
    for (const page of results.pages.slice(isContinued ? former.pages.length : 0))
      list.append(page.paint(rowsIn(list).length, way));
    markLast(list);
    paint([list], {
      hidden: results.items.length === 0,
      role: way.isGrid ? 'grid' : 'listbox',
      '--search-columns': `${widget.options().isotopicColumns}`,
    });
    showPage();
  };
}

function wayOf({ widget, listId }: PanelModel, answer: Answer | undefined): Way {
  const { highlight, highlightWholewords, resultstype } = widget.options();
  const phrase = answer?.phrase ?? '';
  return {
    listId,
    isGrid: listOf(answer).isGrid,
    layout: resultstype,
    mark: marker(highlight ? phrase : '', highlightWholewords),
    link: (address) => withPhrase(address, phrase, widget.name.id),
  };
}

/** Marks the last result before each header, and the last of all. */
function markLast(list: Element): void {
  const rows = rowsIn(list);
  rows.forEach((row, at) => {
    if (row.matches(ITEM)) row.classList.toggle('asp_last_item', rows[at + 1]?.matches(HEADER) ?? true);
  });
}
