import { printed, printedFlag } from '@onda/core/element/printed';
import { commentVote } from './contract';

export const markup = [
  printed({
    spec: commentVote,
    draw: (attributes, t) => (
      <>
        <span part="votes" role="group" aria-label={t('label')}>
          <Vote
            way="up"
            path="M8 3 14 10H10.5V14H5.5V10H2Z"
            label={t('up')}
            count={attributes.voteCountUp}
            isClosed={attributes.closed}
          />{' '}
          <Vote
            way="down"
            path="M8 13 2 6H5.5V2H10.5V6H14Z"
            label={t('down')}
            count={attributes.voteCountDown}
            isClosed={attributes.closed}
          />
        </span>{' '}
        <span part="status" role="status" data-failed={t('failed')}></span>
      </>
    ),
  }),
];

interface VoteProps {
  way: 'up' | 'down';
  path: string;
  label: string;
  count: number;
  isClosed: boolean;
}

const Vote = ({ way, path, label, count, isClosed }: VoteProps) => (
  <button part={way} type="button" aria-pressed="false" {...printedFlag('disabled', isClosed)}>
    <svg role="img" aria-label={label} viewBox="0 0 16 16" width={16} height={16}>
      <path d={path} />
    </svg>{' '}
    <span part={`${way}-count`}>{count}</span>
  </button>
);
