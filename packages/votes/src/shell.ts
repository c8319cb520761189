import { isSignedIn } from '@onda/core/dom/signed-in';
import { bind } from '@onda/core/element/bind';
import { loadOnce } from '@onda/core/loading/load-once';
import { systemClock } from '@onda/core/timing/clock';
import type { SendVoteOf } from './api';
import { holes } from './generated/comment-vote-holes';
import { createVoteMemory } from './memory';
import { type Copy, createPageVotes, type PageVotes } from './page-votes';
import { present } from './present';
import type { Votes } from './store';
import type { Choice, Problem } from './vote';
import type { VoteHost } from './vote-host';

let pageVotes: PageVotes | undefined;
/** The texts come with the code of the request. */
let problemTextOf: typeof import('./first-vote').problemText | undefined;

/** Keeps counts, choice and problem of the printed buttons current; `closed` disables them. */
export function setupVotes(host: VoteHost): void {
  pageVotes ??= createPageVotes({
    send: sendVote,
    memory: createVoteMemory(isSignedIn()),
    clock: systemClock,
  });
  const copy = copyOf(host);
  for (const choice of ['up', 'down'] as const) {
    host.on('click', `[part~="${choice}"]`, () => void onPress(host, copy, choice));
  }
  for (const type of ['pointerdown', 'focusin']) host.on(type, '[part~="votes"]', loadRequest.preload);
  if (host.element.querySelector('[part~="up"]')) registerCopy(host, copy, pageVotes);
  // A tag whose buttons do not load stays empty.
  else printBare(host, copy, pageVotes).catch(() => {});
}

function registerCopy({ attributes, lifetime }: VoteHost, copy: Copy, page: PageVotes) {
  let unregister = page.add(copy);
  lifetime.onEnd(() => unregister());
  lifetime.onEnd(
    attributes.subscribe(() => {
      unregister();
      unregister = page.add(copy);
      page.votesOf(copy);
    }),
  );
}

/** Prints the buttons of a bare tag, as PHP would. */
async function printBare(host: VoteHost, copy: Copy, page: PageVotes) {
  const { printBareTag } = await import('./bare-tag');
  if (host.lifetime.isOver) return;
  host.element.innerHTML = printBareTag(host);
  registerCopy(host, copy, page);
}

async function onPress(host: VoteHost, copy: Copy, choice: Choice) {
  // A disabled button gets no click, but in some browsers the picture in it does.
  if (host.attributes.getState().closed) return;
  const votes = pageVotes?.votesOf(copy);
  if (!votes || !(await pageVotes?.vote(copy, choice))) return;
  const { up, down, mine } = votes.getState();
  host.emit('vote', { commentId: copy.commentId(), up, down, mine });
}

const loadRequest = loadOnce(() => import('./first-vote'));

const sendVote: SendVoteOf = async (...asked) => {
  const { votesApi, problemText } = await loadRequest.forPress();
  problemTextOf = problemText;
  return votesApi(isSignedIn)(...asked);
};

function copyOf(host: VoteHost): Copy {
  const state = host.attributes.getState;
  return {
    commentId: () => state().commentId,
    printed: () => ({ up: state().voteCountUp, down: state().voteCountDown }),
    follow: (votes) => follow(host, votes),
  };
}

/**
 * Keeps the buttons as the component would draw them. It uses `bind`, not `host.bind`: a copy leaves the store when its
 * comment changes.
 */
function follow({ element, lang, attributes }: VoteHost, votes: Votes): () => void {
  const printedProblem = element.querySelector<HTMLElement>('[part~="status"]')?.dataset.failed ?? '';
  const problemOf = (phase: Problem) =>
    phase !== 'failed' && problemTextOf ? problemTextOf(phase, lang) : printedProblem;
  const undos = Object.entries(holes).map(([part, read]) =>
    bind(
      () => element.querySelectorAll(`[part~="${part}"]`),
      votes,
      (state) => read(present(state, attributes.getState().closed, problemOf)),
    ),
  );
  undos.push(
    bind(
      () => [element],
      votes,
      ({ phase }) => ({ 'data-processing': phase === 'processing' ? '' : null }),
    ),
  );
  return () => {
    for (const undo of undos) undo();
  };
}
