import { type Answer, pagesOf } from '../wire/answer';
import type { Reply } from '../wire/wire';

export interface SearchState {
  /** `more`: a further page is on its way. `closed` keeps its answer and shows nothing. */
  phase: 'idle' | 'searching' | 'more' | 'open' | 'closed';
  /** The wanted phrase, whether or not it is answered yet. */
  phrase: string;
  /** The last answer; it stays while the next one is on its way. */
  answer: Answer | undefined;
}

export const INITIAL: SearchState = { phase: 'idle', phrase: '', answer: undefined };

/** The events of a search box. */
export type BoxEvent =
  /** Another phrase is wanted. */
  | { type: 'wanted'; phrase: string }
  /** A question went out: for a phrase, or for a further page. */
  | { type: 'asked'; isMore: boolean }
  | { type: 'answered'; phrase: string; reply: Reply; isAutoPopulated: boolean }
  /** A further page came, or failed. */
  | { type: 'continued'; reply: Reply }
  /** The reply answers nothing that is still wanted. */
  | { type: 'outrun' }
  | { type: 'closed' }
  /** The closed results are shown again, while they still match the phrase. */
  | { type: 'reopened' };

/** The state after an event. An event that changes nothing returns the same state. */
export function after(state: SearchState, event: BoxEvent): SearchState {
  switch (event.type) {
    case 'wanted':
      return state.phrase === event.phrase ? state : { ...state, phrase: event.phrase };
    case 'asked':
      return { ...state, phase: event.isMore ? 'more' : 'searching' };
    case 'answered':
      return answered(event);
    case 'continued':
      return { ...state, phase: 'open', answer: continued(state, event.reply) };
    case 'outrun':
      return { ...state, phase: state.answer ? 'open' : 'closed' };
    case 'closed':
      return state.phase === 'closed' ? state : { ...state, phase: 'closed' };
    case 'reopened':
      return state.phase === 'closed' && isWanted(state) ? { ...state, phase: 'open' } : state;
  }
}

function answered({ phrase, reply, isAutoPopulated }: BoxEvent & { type: 'answered' }): SearchState {
  return { phase: 'open', phrase, answer: { phrase, first: reply, further: [], isAutoPopulated } };
}

/** A page of an answer that the visitor has typed away from is dropped. */
function continued(state: SearchState, reply: Reply): Answer | undefined {
  const { answer } = state;
  return answer && isWanted(state) ? { ...answer, further: [...pagesOf(answer), reply] } : answer;
}

const isWanted = ({ answer, phrase }: SearchState): boolean => answer?.phrase === phrase;

/** Whether the panel is to be seen. */
export const isShowing = ({ phase, answer }: SearchState): boolean =>
  answer !== undefined && phase !== 'closed' && phase !== 'idle';

/** Whether a visitor has searched, or closed what a box that fills itself has found. */
export const isSearched = ({ phase, answer }: SearchState): boolean =>
  phase === 'closed' || (answer !== undefined && !answer.isAutoPopulated);
