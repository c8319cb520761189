import type { Wire } from '@onda/core/wire/wire';

const up = { type: 'count', description: 'Votes for it.' } as const;
const down = { type: 'count', description: 'Votes against it.' } as const;

/** The action, its fields and its reply are the specification's. */
export const votesWire = {
  feature: 'votes',
  requests: {
    counts: {
      summary: 'Votes on comments.',
      fields: { comments: { type: 'ids', description: 'Ids of comments.' } },
      reply: {
        title: 'votes of a comment',
        isList: 'Of those comments that everybody may read.',
        values: { comment: { type: 'id', description: 'Id.' }, up, down },
      },
      refusals: {},
      route: {
        method: 'GET',
        path: '/counts/votes',
        id: 'countVotes',
        publicSeconds: 60,
        showsPosts: true,
      },
    },
    vote: {
      summary: 'Votes on a comment, or withdraws the vote.',
      action: { name: 'comment_vote_ajaxhandler' },
      nonce: { name: 'vote', action: 'onda_vote' },
      limit: { name: 'votes', perMinute: 300 },
      hasDailyLimit: true,
      fields: {
        comment_id: { type: 'id', description: 'Id.', as: 'comment' },
        vote: {
          type: 'word',
          description: 'The vote.',
          words: ['up', 'down', 'none'],
          aliases: { up: ['1', 'like'], down: ['-1', 'dislike'] },
          refusal: 'bad_vote',
        },
      },
      reply: {
        title: 'vote',
        values: {
          comment_id: { type: 'id', description: 'Id.', as: 'comment', repeatsField: true },
          vote_count_up: { ...up, as: 'up' },
          vote_count_down: { ...down, as: 'down' },
          user_vote: {
            type: 'word',
            description: '`up`, `down`, or null for none.',
            words: ['up', 'down'],
            orNull: true,
            as: 'vote',
          },
        },
      },
      refusals: {
        bad_vote: { status: 400, message: 'vote is up, down or none.' },
        no_comment: { status: 404, message: 'There is no such comment to vote on.' },
        login_required: { status: 403, message: 'Only those who are signed in may vote.' },
        own_comment: { status: 403, message: 'Nobody votes for their own comment.' },
        closed: { status: 403, message: 'This discussion is closed.' },
      },
      route: { method: 'PUT', path: '/votes/{comment}', id: 'vote' },
    },
  },
} as const satisfies Wire;
