import { effectiveBackground } from '@onda/core/dom/effective-background';
import { fromTemplate, untilEnd } from '@onda/core/dom/from-template';
import { bind, paint } from '@onda/core/element/bind';
import { systemClock } from '@onda/core/timing/clock';
import { onSwipe } from '../layouts/swipe';
import type { SearchOptions } from '../options/options';
import { isShowing, type SearchState } from '../search/search-state';
import type { Answer } from '../wire/answer';
import { animate } from './animate';
import { panel as panelTemplate, status as statusTemplate } from './generated/templates';
import { continueList, showMore } from './more';
import { showNotice } from './notice';
import { listPainter } from './paint-list';
import type { PanelModel } from './panel-model';
import { infoWords } from './panel-words';
import { listOf } from './result-list';
import { sizeList } from './sizing';

interface Shown {
  answer: Answer | undefined;
  isOpen: boolean;
}

/** Puts the panel under the box. It shows the stores and decides nothing. */
export function showPanel(model: PanelModel): void {
  const { widget, t, listId, pages } = model;
  const { element, root, lifetime } = widget.host;
  const { options, search } = widget;
  const panel = fromTemplate(panelTemplate, { list: listId, name: t('results') });
  const status = fromTemplate(statusTemplate);
  const part = (name: string) => panel.querySelector(`[part="${name}"]`) as HTMLElement;
  const list = part('list');
  if (pages) {
    list.after(pages.bar);
    onSwipe(list, systemClock, lifetime.signal, pages.turn);
  }
  continueList(list, widget);
  const painters = [
    listPainter(list, model),
    showNotice(part('notice'), model),
    showMore(part('foot'), model),
  ];

  let shown: Shown = { answer: undefined, isOpen: false };
  const paintState = (state: SearchState) => {
    const former = shown;
    const { answer } = state;
    const isOpen = isShowing(state);
    const { resultstype, resultsposition } = options();
    const info = infoWords(answer, options(), t);
    paint([panel], { hidden: !isOpen, 'data-layout': resultstype, 'data-position': resultsposition });
    paint([part('info')], { text: info, hidden: info === '' });
    for (const run of painters) run(state);
    if (isOpen && !former.isOpen) panel.style.setProperty('--search-ground', effectiveBackground(element));
    shown = { answer: isOpen ? answer : former.answer, isOpen };
    // A hidden list has no height, so it is sized once it is visible.
    if (answer && isOpen && answer !== former.answer) settle(list, answer, former, options());
  };
  root.append(untilEnd(panel, element, lifetime), untilEnd(status, element, lifetime));
  paintState(search.store.getState());
  lifetime.onEnd(search.store.subscribe(paintState));
  lifetime.onEnd(
    bind(
      () => [status],
      widget.said,
      (text) => ({ text }),
    ),
  );
}

/** A new search begins at its top; results move in where none stood, not from one key to the next. */
function settle(list: HTMLElement, answer: Answer, former: Shown, options: SearchOptions): void {
  const isContinued = former.answer?.first === answer.first;
  const stood = isContinued ? listOf(former.answer).items.length : 0;
  if (answer.further.length === 0) sizeList(list, options);
  if (!isContinued) list.scrollTop = 0;
  if (!former.isOpen || stood > 0)
    animate([...list.querySelectorAll<HTMLElement>('.item')].slice(stood), options.animation);
}
