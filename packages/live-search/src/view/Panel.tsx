import { effectiveBackground } from '@onda/core/dom/effective-background';
import { useStoreNow } from '@onda/core/react/hydration';
import type { ViewProps } from '@onda/core/react/react-view';
import { systemClock } from '@onda/core/timing/clock';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand/react';
import { withPhrase } from '../addresses/link-state';
import type { aspSearch } from '../contract';
import type { SearchOptions } from '../options/options';
import { isShowing } from '../search/search-state';
import type { Answer } from '../wire/answer';
import { animate } from './animate';
import { More, useInfinite } from './More';
import { marker, unmarked } from './marked';
import { Notice } from './Notice';
import { PageBar } from './PageBar';
import type { PanelModel } from './panel-model';
import { infoWords } from './panel-words';
import { Results, type Way } from './Results';
import { listOf } from './result-list';
import { sizeList } from './sizing';
import { onSwipe } from './swipe';

/** The panel under the box. It shows the stores and decides nothing. */
export function Panel({ host, model }: ViewProps<typeof aspSearch, PanelModel>) {
  const { widget, t, pages } = model;
  const state = useStoreNow(widget.search.store);
  const { answer } = state;
  const options = widget.options();
  const isOpen = isShowing(state);
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const info = infoWords(answer, options, t);

  useLayoutEffect(() => {
    if (isOpen) root.current?.style.setProperty('--search-ground', effectiveBackground(host.element));
  }, [host, isOpen]);
  useSettled(list, answer, isOpen, options);
  useInfinite(list, widget, options.showMoreInfinite && options.showMoreAction === 'ajax');

  return (
    <>
      <div
        ref={root}
        part="panel"
        hidden={!isOpen}
        data-layout={options.resultstype}
        data-position={options.resultsposition}
      >
        <p part="info" className="asp_results_top" hidden={info === ''}>
          {info}
        </p>
        <List area={list} answer={answer} options={options} model={model} />
        {pages && <PageBar pages={pages} />}
        <div part="notice">{answer && <Notice answer={answer} model={model} />}</div>
        <More model={model} state={state} options={options} />
      </div>
      <Status model={model} />
    </>
  );
}

const Status = ({ model: { widget } }: { model: PanelModel }) => (
  <p part="status" role="status">
    {useStoreNow(widget.said)}
  </p>
);

interface ListProps {
  area: RefObject<HTMLDivElement | null>;
  answer: Answer | undefined;
  options: SearchOptions;
  model: PanelModel;
}

function List({ area, answer, options, model: { widget, t, listId, active, pages } }: ListProps) {
  const cell = useStoreNow(active);
  const shown = useStore(pages?.store ?? ONE_PAGE);
  const { highlight, highlightWholewords, isotopicColumns } = options;
  const { id } = widget.name;
  const way = useMemo<Way>(() => {
    const phrase = answer?.phrase ?? '';
    return {
      list: listOf(answer),
      listId,
      mark: highlight ? marker(phrase, highlightWholewords) : unmarked,
      link: (address) => withPhrase(address, phrase, id),
    };
  }, [answer, listId, highlight, highlightWholewords, id]);
  const isHidden = (item: number) => Math.floor(item / shown.perPage) !== shown.page;
  useSwipe(area, pages?.turn);
  return (
    <div
      ref={area}
      part="list"
      id={listId}
      {...{ role: way.list.isGrid ? 'grid' : 'listbox', 'aria-label': t('results') }}
      hidden={way.list.items.length === 0}
      style={{ '--search-columns': isotopicColumns } as CSSProperties}
    >
      <Results key={useAnswerKey(answer)} way={way} states={{ active: cell, isHidden }} />
    </div>
  );
}

/** The results of a layout without pages are all on one. */
const ALL = { page: 0, perPage: Number.POSITIVE_INFINITY };
const ONE_PAGE = { getState: () => ALL, getInitialState: () => ALL, subscribe: () => () => {} };

/** Changes with each search, and not with its further pages: no picture of the former stays. */
function useAnswerKey(answer: Answer | undefined): number {
  const former = useRef<{ first: unknown; key: number }>({ first: undefined, key: 0 });
  if (former.current.first !== answer?.first)
    former.current = { first: answer?.first, key: former.current.key + 1 };
  return former.current.key;
}

function useSwipe(area: RefObject<HTMLElement | null>, turn: ((by: number) => void) | undefined): void {
  useEffect(() => {
    if (!area.current || !turn) return;
    const ends = new AbortController();
    onSwipe(area.current, systemClock, ends.signal, turn);
    return () => ends.abort();
  }, [area, turn]);
}

interface Shown {
  answer: Answer | undefined;
  isOpen: boolean;
}

/** A hidden list has no height, so it is sized once it is visible. */
function useSettled(
  area: RefObject<HTMLElement | null>,
  answer: Answer | undefined,
  isOpen: boolean,
  options: SearchOptions,
): void {
  const before = useRef<Shown>({ answer: undefined, isOpen: false });
  useLayoutEffect(() => {
    const former = before.current;
    before.current = { answer: isOpen ? answer : former.answer, isOpen };
    if (area.current && answer && isOpen && answer !== former.answer)
      settle(area.current, answer, former, options);
  });
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
