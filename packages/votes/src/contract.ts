import type { ElementSpec } from '@onda/core/element/contract';
import { votesWire } from './wire';

export const commentVote = {
  tag: 'comment-vote',
  feature: 'votes',
  chunk: 'votes',
  style: 'votes/src/comment-vote.css',
  title: 'Comment vote',
  description: 'Votes a comment up or down and shows how many did.',
  root: 'light',
  attributes: {
    commentId: { type: 'number', default: 0, min: 0, step: 1, description: 'Id of the comment.' },
    voteCountUp: {
      type: 'number',
      default: 0,
      min: 0,
      step: 1,
      description: 'Votes for it; WordPress fills this in.',
    },
    voteCountDown: {
      type: 'number',
      default: 0,
      min: 0,
      step: 1,
      description: 'Votes against it; WordPress fills this in.',
    },
    closed: { type: 'boolean', default: false, description: 'The counts are shown, nobody votes any more.' },
  },
  events: {
    vote: 'The server counted a vote; detail { commentId, up, down, mine }, mine is up, down or null.',
  },
  actions: [votesWire.requests.vote.action.name],
  shortcodes: ['comment_vote'],
  block: { icon: 'thumbs-up', keywords: ['comment', 'vote', 'like'] },
  parts: {
    votes: 'Both buttons.',
    up: 'The button that votes for it.',
    down: 'The button that votes against it.',
    'up-count': 'How many voted for it.',
    'down-count': 'How many voted against it.',
    status: 'Why a vote was not counted.',
  },
  properties: {
    '--onda-vote-color': 'Color of the vote that is yours; the color of the text.',
  },
} as const satisfies ElementSpec;
