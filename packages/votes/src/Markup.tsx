import { printed } from '@onda/core/element/printed';
import { commentVote } from './contract';
import { AT_REST } from './present';
import { Votes } from './view/Votes';

export const markup = [
  printed({
    spec: commentVote,
    rest: { ...AT_REST },
    draw: ({ voteCountUp: up, voteCountDown: down, closed }, t, shown) => (
      <Votes shown={{ ...AT_REST, up, down, ...shown }} t={t} isClosed={closed} />
    ),
  }),
];
