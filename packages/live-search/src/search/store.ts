import type { Clock } from '@onda/core/timing/clock';
import { createStore } from 'zustand/vanilla';
import type { SearchOptions } from '../options/options';
import { idsOf, isAnswered, pagesOf } from '../wire/answer';
import type { Reply } from '../wire/wire';
import { createLatestRequest } from './latest-request';
import { isLongEnough, phraseOf } from './phrase';
import { createResultCache, type IsAnswerTo } from './result-cache';
import { after, type BoxEvent, INITIAL } from './search-state';

/** M-9.71: a search that no key asked for waits this long, so that two changes of a filter are one search. */
export const CHECK_MS = 50;

export interface Question {
  phrase: string;
  filters: string;
  isAutoPopulate?: boolean;
  /** 1 for the second page. */
  call?: number;
  forceCount?: number;
  /** The shown results: content type → ids. */
  shown?: Record<string, string[]>;
}

/** The options of a box that say when it searches. */
export interface SearchRules
  extends Pick<SearchOptions, 'charcount' | 'triggerType' | 'triggerDelay' | 'forceCount' | 'autopCount'> {
  /** Longest phrase, where it is not that of the wire. */
  maxCharacters?: number;
}

export interface SearchDependencies {
  clock: Clock;
  options(): SearchRules;
  /** Never rejects: whatever goes wrong is a reply too. */
  ask(question: Question, signal: AbortSignal): Promise<Reply>;
  /** The filters, as they travel; `isValid` false blocks the search. A box that never has any sends a pick at once. */
  filters?(): { written: string; isValid: boolean };
  /** An answer without this rule is for its own phrase alone: the next key aborts a request for a former phrase. */
  isAnswerTo?: IsAnswerTo;
}

const NO_FILTERS = () => ({ written: '', isValid: true });

export type Search = ReturnType<typeof createSearch>;

/**
 * The search of a box, from keys to an answer. The latest phrase wins; an aborted request changes nothing. A question
 * that has its answer is not sent again: the same phrase in an open panel (`type`), an answer in the cache (`recall`),
 * the same question under way (`send`).
 */
export function createSearch(dependencies: SearchDependencies) {
  const { clock, options, filters = NO_FILTERS } = dependencies;
  const waiting = createWait(clock);
  const requests = createRequestCoordinator({ ...dependencies, filters }, waiting.drop);
  const { store } = requests;

  const isLong = () => isLongEnough(store.getState().phrase, options().charcount);
  const send = () => {
    const { written, isValid } = filters();
    if (!isValid || !isLong()) return;
    const { forceCount } = options();
    requests.send({
      phrase: store.getState().phrase,
      filters: written,
      ...(forceCount > 0 ? { forceCount } : {}),
    });
  };
  const wait = (ms: number) => waiting.start(ms, send);
  const want = (typed: string): boolean => {
    const isNew = requests.want(phraseOf(typed, options().maxCharacters));
    if (isNew) waiting.drop();
    return isNew;
  };
  const close = () => {
    waiting.drop();
    requests.close();
  };
  /** A keyword, a changed filter, the Enter key, another try: not typed, so it waits hardly at all. */
  const search = (typed: string) => {
    want(typed);
    waiting.drop();
    if (!filters().isValid || requests.recall()) return;
    if (dependencies.filters) wait(CHECK_MS);
    else send();
  };
  /** The first search of a box that fills itself; an empty phrase is what is newest or left to chance. */
  const populate = (phrase: string) => {
    want(phrase);
    const forceCount = options().autopCount;
    requests.send({ phrase, filters: filters().written, isAutoPopulate: true, forceCount });
  };

  return {
    store,
    close,
    more: requests.more,
    reopen: requests.reopen,
    restore: requests.restore,
    /** Takes the text of the field, which was typed `sinceMs` ago. */
    type(typed: string, sinceMs = 0) {
      const isNew = want(typed);
      if (!isLong()) return close();
      const isClosed = store.getState().phase === 'closed';
      if (!options().triggerType || !(isNew || isClosed) || requests.recall()) return;
      wait(Math.max(0, options().triggerDelay - sinceMs));
    },
    search,
    populate,
    /** Repeats the failed request: the further page, else the search. */
    retry() {
      const { answer } = store.getState();
      if (!answer) return;
      if (answer.further.length > 0) requests.more();
      else if (answer.isAutoPopulated) populate(answer.phrase);
      else search(answer.phrase);
    },
    /** The network is gone: nothing stays busy. */
    lose: () => requests.lose(waiting.drop()),
    end() {
      waiting.drop();
      requests.drop();
    },
  };
}

/** Delays one request. */
function createWait(clock: Clock) {
  let undo: (() => void) | undefined;
  /** Cancels the request. True if one was waiting. */
  const drop = (): boolean => {
    const isWaiting = undo !== undefined;
    undo?.();
    undo = undefined;
    return isWaiting;
  };
  return {
    drop,
    start(ms: number, run: () => void) {
      drop();
      undo = clock.after(ms, () => {
        undo = undefined;
        run();
      });
    },
  };
}

/** Sends requests and shows answers. `cancelWaiting` cancels the waiting request when an answer is shown. */
function createRequestCoordinator(
  { ask, filters, isAnswerTo }: SearchDependencies & { filters: typeof NO_FILTERS },
  cancelWaiting: () => unknown,
) {
  const store = createStore(() => INITIAL);
  const dispatch = (event: BoxEvent) => store.setState((state) => after(state, event));
  const latest = createLatestRequest(ask);
  const cache = createResultCache(isAnswerTo);

  const show = (phrase: string, reply: Reply, isAutoPopulated = false) => {
    latest.drop();
    cancelWaiting();
    dispatch({ type: 'answered', phrase, reply, isAutoPopulated });
  };
  /** Shows a cached answer. True if there was one. */
  const recall = (): boolean => {
    const { phrase } = store.getState();
    const reply = cache.find(phrase, filters().written);
    if (reply) show(phrase, reply);
    return reply !== undefined;
  };
  const take = ({ phrase, filters: setting, isAutoPopulate, call }: Question, reply: Reply) => {
    if (call !== undefined) return dispatch({ type: 'continued', reply });
    if (isAnswered(reply) && !isAutoPopulate) cache.keep(phrase, setting, reply);
    if (store.getState().phrase === phrase) return show(phrase, reply, isAutoPopulate);
    // The visitor has typed on: what came may answer that too; if not, the next question waits already.
    if (!recall()) dispatch({ type: 'outrun' });
  };
  const send = (question: Question) => {
    if (latest.isAsking(question)) return;
    dispatch({ type: 'asked', isMore: question.call !== undefined });
    latest.ask(question, (reply) => take(question, reply));
  };

  return {
    store,
    recall,
    send,
    drop: latest.drop,
    /** Stores the wanted phrase. True if it is new. */
    want(phrase: string): boolean {
      const isNew = store.getState().phrase !== phrase;
      dispatch({ type: 'wanted', phrase });
      if (isNew && !isAnswerTo && latest.isAsking()) {
        latest.drop();
        dispatch({ type: 'outrun' });
      }
      return isNew;
    },
    close() {
      latest.drop();
      dispatch({ type: 'closed' });
    },
    /** Requests the next page of the results. */
    more() {
      const { answer, phase } = store.getState();
      if (!answer || phase !== 'open') return;
      const call = pagesOf(answer).length + 1;
      const question = { phrase: answer.phrase, filters: filters().written };
      // Ajax Search Pro counts one less after a first search of its own, and names what stands there.
      if (answer.isAutoPopulated) send({ ...question, call: call - 1, shown: idsOf(answer) });
      else send({ ...question, call });
    },
    reopen: () => dispatch({ type: 'reopened' }),
    /** The page went back to a phrase of before: nothing is searched for it. */
    restore(phrase: string) {
      dispatch({ type: 'wanted', phrase });
      dispatch({ type: 'closed' });
    },
    /** `isLost`: a question was about to go out. */
    lose(isLost: boolean) {
      if (!isLost && !latest.isAsking()) return;
      const { phase, phrase } = store.getState();
      latest.drop();
      const failure: Reply = { kind: 'failed', status: 0 };
      if (phase === 'more' && !isLost) dispatch({ type: 'continued', reply: failure });
      else show(phrase, failure);
    },
  };
}
