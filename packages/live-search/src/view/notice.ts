import { fromTemplate } from '@onda/core/dom/from-template';
import { paint } from '@onda/core/element/bind';
import { triedRow } from '../box/keyword-row';
import type { SearchState } from '../search/search-state';
import type { Answer } from '../wire/answer';
import {
  failure as failureTemplate,
  nothing as nothingTemplate,
  failureTitle as titleTemplate,
} from './generated/templates';
import type { PanelModel } from './panel-model';
import { type Notice, noticeOf } from './panel-words';
import { stand } from './stand';

/** The notice in place of results, or below them: nothing found, or an error. */
export function showNotice(place: HTMLElement, { widget, actions, t }: PanelModel) {
  const { host, search, waiting } = widget;
  const failure = fromTemplate(failureTemplate, { retry: t('retry') });
  const [line, retry] = failure.children as unknown as [HTMLElement, HTMLButtonElement];
  retry.addEventListener('click', search.retry);
  let notice: Notice | undefined;
  const paintFailure = () => {
    if (notice?.kind !== 'failure') return;
    const { title, words, isRefused } = notice;
    const { words: pause, isOver } = waiting.getState();
    line.replaceChildren(
      ...(title ? [fromTemplate(titleTemplate, { title }), ' '] : []),
      (isRefused && pause) || words,
    );
    paint([retry], { disabled: isRefused && pause !== '' && !isOver });
  };
  host.lifetime.onEnd(waiting.subscribe(paintFailure));

  let painted: Answer | undefined;
  return ({ answer }: SearchState): void => {
    if (answer === painted) return;
    painted = answer;
    notice = answer && noticeOf(answer, t);
    paintFailure();
    if (notice?.kind !== 'nothing') {
      stand(place, notice && failure);
      return;
    }
    const { words, keywords } = notice;
    const tried = keywords.length > 0 ? triedRow(keywords, actions, t) : undefined;
    stand(place, fromTemplate(nothingTemplate, { words }), tried);
  };
}
