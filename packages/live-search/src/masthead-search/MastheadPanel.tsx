import { useStoreNow } from '@onda/core/react/hydration';
import { reactNodes } from '@onda/core/react/react-nodes';
import type { ViewProps } from '@onda/core/react/react-view';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { findRoom } from '../view/side-room';
import type { Answer } from '../wire/answer';
import type { Item, Reply } from '../wire/wire';
import type { mastheadSearch } from './contract';
import type { PanelModel } from './panel-model';
import type { DrawResult } from './result-template';

/** The panel below the box: keywords while the field is empty, then the results. */
export function MastheadPanel({ model }: ViewProps<typeof mastheadSearch, PanelModel>) {
  const { frame, id, t } = model;
  const content = model.contentOf(useStoreNow(model.search), useStoreNow(model.active));
  const { found, draw, hasKeywords, status, isBusy, isOpen } = content;
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current && isOpen) findRoom(frame, root.current);
  }, [frame, isOpen]);
  return (
    <div ref={root} part="panel" className="onda-masthead-panel" id={id} hidden={!isOpen} aria-busy={isBusy}>
      <Keywords model={model} isHidden={!hasKeywords} />
      <div part="results" hidden={!found}>
        {found && <Results found={found} draw={draw} clean={model.clean} />}
      </div>
      <a part="all" href={model.addressOf(found?.phrase ?? '')} hidden={!found || !hasMore(found.first)}>
        {t('all')}
      </a>
      <p part="status" role="status">
        {status}
      </p>
    </div>
  );
}

function Keywords({ model, isHidden }: { model: PanelModel; isHidden: boolean }) {
  const { t, keywords, pick } = model;
  return (
    <div part="trending" hidden={isHidden}>
      <p part="heading">{t('trending')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: styled lists lose their role in Safari */}
      <ul part="keywords" role="list" aria-label={t('trending')}>
        {keywords.map((word) => (
          <li key={word}>
            <a
              part="keyword"
              href={model.addressOf(word)}
              onClick={({ nativeEvent }) => pick(nativeEvent, word)}
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const hasMore = (reply: Reply) => reply.kind === 'results' && reply.total > reply.count;

interface ResultsProps extends Pick<PanelModel, 'clean'> {
  found: Answer;
  draw: DrawResult | undefined;
}

/** The theme's own HTML, copies of its template, or our own markup. */
function Results({ found: { first }, draw, clean }: ResultsProps) {
  const { html = '', items: results = [] } = first as { html?: string; items?: Item[] };
  if (html) return <ForeignResults html={html} clean={clean} />;
  if (draw) return <TemplateResults results={results} draw={draw} />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: styled lists lose their role in Safari
    <ul role="list">
      {results.map((result) => (
        <Result key={result.link} {...result} />
      ))}
    </ul>
  );
}

const ForeignResults = ({ html, clean }: { html: string } & Pick<PanelModel, 'clean'>) =>
  useMemo(() => reactNodes(clean(html)), [html, clean]);

/** The nodes in it are the theme's: React leaves them alone. */
function TemplateResults({ results, draw }: { results: Item[]; draw: DrawResult }) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.replaceChildren(...results.map(draw)));
  // biome-ignore lint/a11y/noRedundantRoles: styled lists lose their role in Safari
  return <ul ref={list} role="list" />;
}

const Result = ({ title, link, image, excerpt }: Item) => (
  <li>
    <a part="result" href={link}>
      {image && <img alt="" loading="lazy" src={image} />}
      <span>
        <span part="title">{title}</span>{' '}
        <span part="excerpt" hidden={!excerpt}>
          {excerpt}
        </span>
      </span>
    </a>
  </li>
);
