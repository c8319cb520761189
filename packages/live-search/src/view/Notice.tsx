import { useStoreNow } from '@onda/core/react/hydration';
import { isPlainClick } from '../box/plain-click';
import type { Answer } from '../wire/answer';
import type { PanelModel } from './panel-model';
import { noticeOf } from './panel-words';

/** The notice in place of results, or below them: nothing found, or an error. */
export function Notice({ answer, model }: { answer: Answer; model: PanelModel }) {
  const { widget, t } = model;
  const waiting = useStoreNow(widget.waiting);
  const notice = noticeOf(answer, t);
  if (notice?.kind === 'nothing')
    return (
      <>
        <p part="nothing" className="asp_nores">
          {notice.words}
        </p>
        {notice.keywords.length > 0 && <TryThis keywords={notice.keywords} model={model} />}
      </>
    );
  if (!notice) return null;
  const { title, words, isRefused } = notice;
  return (
    <div part="failure" className="asp_nores">
      <span>
        {title && <strong>{title}</strong>}
        {title && ' '}
        {(isRefused && waiting.words) || words}
      </span>{' '}
      <button
        part="retry"
        type="button"
        disabled={isRefused && waiting.words !== '' && !waiting.isOver}
        onClick={widget.search.retry}
      >
        {t('retry')}
      </button>
    </div>
  );
}

interface TryThisProps {
  keywords: readonly string[];
  model: PanelModel;
}

/** Links to search pages, so that they also work in another tab; a plain click searches here. */
const TryThis = ({ keywords, model: { actions, t } }: TryThisProps) => (
  <p part="try">
    <span>{t('tryThis')}</span>
    {keywords.map((keyword) => (
      <a
        key={keyword}
        part="keyword"
        className="asp_keyword"
        href={actions.destination('results_page', keyword)?.address ?? ''}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          actions.tryKeyword(keyword);
        }}
      >
        {keyword}
      </a>
    ))}
  </p>
);
