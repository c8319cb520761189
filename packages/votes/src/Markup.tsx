import { printed } from '@onda/core/element/printed';
import { commentVote } from './contract';
import { Face } from './Face';
import { AT_REST } from './present';

export const markup = [
  printed({
    spec: commentVote,
    rest: { ...AT_REST },
    draw: ({ voteCountUp: up, voteCountDown: down, closed: isClosed }, t, shown) => (
      <Face shown={{ ...AT_REST, up, down, isClosed, ...shown }} t={t} />
    ),
  }),
];
