import type { Clock } from '@onda/core/clock';
import { createStore } from 'zustand/vanilla';
import { type Answer, idsOf, isAnswered, pagesOf } from './answer';
import { createKeptAnswers } from './kept-answers';
import { createLatest } from './latest';
import type { SearchOptions } from './options';
import { isLongEnough, phraseOf } from './phrase';
import type { Reply } from './wire';

/** magazine.md 9: a search that no key asked for waits this long, so that two changes of a filter are one search. */
export const CHECK_MS = 50;

export interface SearchState {
  /** `more`: a further page is on its way. `closed` keeps its answer and shows nothing. */
  phase: 'idle' | 'searching' | 'more' | 'open' | 'closed';
  /** What is wanted, whether or not it is answered yet. */
  phrase: string;
  /** The last answer; it stays while the next one is on its way. */
  answer: Answer | undefined;
}

export interface Question {
  phrase: string;
  filters: string;
  isAutoPopulate?: boolean;
  /** 1 for the second page. */
  call?: number;
  forceCount?: number;
  /** What stands there already: content type → ids. */
  shown?: Record<string, string[]>;
}

export interface SearchWorld {
  clock: Clock;
  options(): SearchOptions;
  /** Never rejects: whatever goes wrong is a reply too. */
  ask(question: Question, signal: AbortSignal): Promise<Reply>;
  /** The filters, as they travel; `isValid` false blocks the search. */
  filters(): { written: string; isValid: boolean };
}

export type Search = ReturnType<typeof createSearch>;

/** One search box: from keys to an answer. The latest phrase wins; an aborted request changes nothing. */
export function createSearch(world: SearchWorld) {
  const { clock, options, filters } = world;
  /** Nothing was sent since the field was too short: the next phrase does not wait. */
  let isFirst = true;
  const waiting = createWait(clock);
  const desk = createDesk(world, waiting.drop);
  const { store } = desk;

  const isLong = () => isLongEnough(store.getState().phrase, options().charcount);
  const send = () => {
    const { written, isValid } = filters();
    if (!isValid || !isLong()) return;
    isFirst = false;
    const { forceCount } = options();
    desk.send({
      phrase: store.getState().phrase,
      filters: written,
      ...(forceCount > 0 ? { forceCount } : {}),
    });
  };
  const wait = (ms: number) => waiting.start(ms, send);
  /** Notes what is wanted; true when that is new. */
  const want = (typed: string): boolean => {
    const phrase = phraseOf(typed);
    const isNew = store.getState().phrase !== phrase;
    store.setState({ phrase });
    if (isNew) waiting.drop();
    return isNew;
  };
  const close = () => {
    waiting.drop();
    desk.close();
  };
  /** A keyword, a changed filter, the Enter key, another try: not typed, so it waits hardly at all. */
  const search = (typed: string) => {
    want(typed);
    waiting.drop();
    if (filters().isValid && !desk.recall()) wait(CHECK_MS);
  };
  /** The first search of a box that fills itself; an empty phrase is what is newest or left to chance. */
  const populate = (phrase: string) => {
    want(phrase);
    const forceCount = options().autopCount;
    desk.send({ phrase, filters: filters().written, isAutoPopulate: true, forceCount });
  };

  return {
    store,
    close,
    more: desk.more,
    reopen: desk.reopen,
    /** What stands in the field now. */
    type(typed: string) {
      const isNew = want(typed);
      if (!isLong()) {
        isFirst = true;
        return close();
      }
      const isClosed = store.getState().phase === 'closed';
      if (!options().triggerType || !(isNew || isClosed) || desk.recall()) return;
      if (isFirst) send();
      else wait(options().triggerDelay);
    },
    search,
    populate,
    /** Once more what went wrong: the further page, else the search. */
    retry() {
      const { answer } = store.getState();
      if (!answer) return;
      if (answer.further.length > 0) desk.more();
      else if (answer.isAutoPopulated) populate(answer.phrase);
      else search(answer.phrase);
    },
    /** The network is gone: nothing stays busy. */
    lose() {
      desk.lose(waiting.drop());
    },
    end() {
      waiting.drop();
      desk.drop();
    },
  };
}

/** One question that is about to go out. */
function createWait(clock: Clock) {
  let undo: (() => void) | undefined;
  /** Whether there was one. */
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

/** Where questions go out and answers are laid open; what is laid open needs no waiting question any more. */
function createDesk({ ask, filters }: SearchWorld, shown: () => unknown) {
  const store = createStore<SearchState>(() => ({ phase: 'idle', phrase: '', answer: undefined }));
  const latest = createLatest(ask);
  const kept = createKeptAnswers();

  const show = (phrase: string, first: Reply, isAutoPopulated = false) => {
    latest.drop();
    shown();
    store.setState({ phase: 'open', phrase, answer: { phrase, first, further: [], isAutoPopulated } });
  };
  /** A further page; of what the visitor has typed away from it is none. */
  const append = (reply: Reply) => {
    const { answer, phrase } = store.getState();
    const isWanted = answer?.phrase === phrase;
    store.setState({
      phase: 'open',
      ...(isWanted ? { answer: { ...answer, further: [...pagesOf(answer), reply] } } : {}),
    });
  };
  /** Shows what is known without asking. */
  const recall = (): boolean => {
    const { phrase } = store.getState();
    const reply = kept.find(phrase, filters().written);
    if (reply) show(phrase, reply);
    return reply !== undefined;
  };
  const take = ({ phrase, filters: setting, isAutoPopulate, call }: Question, reply: Reply) => {
    if (call !== undefined) return append(reply);
    if (isAnswered(reply) && !isAutoPopulate) kept.keep(phrase, setting, reply);
    if (store.getState().phrase === phrase) return show(phrase, reply, isAutoPopulate);
    // The visitor has typed on: what came may answer that too; if not, the next question waits already.
    if (!recall()) store.setState(({ answer }) => ({ phase: answer ? 'open' : 'closed' }));
  };
  const send = (question: Question) => {
    if (latest.isAsking(question)) return;
    store.setState({ phase: question.call === undefined ? 'searching' : 'more' });
    latest.ask(question, (reply) => take(question, reply));
  };

  return {
    store,
    recall,
    send,
    drop: latest.drop,
    close() {
      latest.drop();
      store.setState({ phase: 'closed' });
    },
    /** The next page of what stands there. */
    more() {
      const { answer, phase } = store.getState();
      if (!answer || phase !== 'open') return;
      const call = pagesOf(answer).length + 1;
      const question = { phrase: answer.phrase, filters: filters().written };
      // Ajax Search Pro counts one less after a first search of its own, and names what stands there.
      if (answer.isAutoPopulated) send({ ...question, call: call - 1, shown: idsOf(answer) });
      else send({ ...question, call });
    },
    /** Shows again what was closed, while it is still what is wanted. */
    reopen() {
      const { answer, phase, phrase } = store.getState();
      if (phase === 'closed' && answer?.phrase === phrase) store.setState({ phase: 'open' });
    },
    /** `isLost`: a question was about to go out. */
    lose(isLost: boolean) {
      if (!isLost && !latest.isAsking()) return;
      const { phase, phrase } = store.getState();
      latest.drop();
      const failure: Reply = { kind: 'failed', status: 0 };
      if (phase === 'more' && !isLost) append(failure);
      else show(phrase, failure);
    },
  };
}
