import { printed, printedFlag } from '@onda/core/printed';
import { commentVote } from './contract';

export const markup = [
  printed({
    spec: commentVote,
    draw: (attributes, t) => (
      <>
        <span part="votes" role="group" aria-label={t('label')}>
          <button
            part="up"
            type="button"
            aria-pressed="false"
            {...printedFlag('disabled', attributes.closed)}
          >
            <svg role="img" aria-label={t('up')} viewBox="0 0 16 16" width={16} height={16}>
              <path d="M8 3 14 10H10.5V14H5.5V10H2Z" />
            </svg>{' '}
            <span part="up-count">{attributes.voteCountUp}</span>
          </button>{' '}
          <button
            part="down"
            type="button"
            aria-pressed="false"
            {...printedFlag('disabled', attributes.closed)}
          >
            <svg role="img" aria-label={t('down')} viewBox="0 0 16 16" width={16} height={16}>
              <path d="M8 13 2 6H5.5V2H10.5V6H14Z" />
            </svg>{' '}
            <span part="down-count">{attributes.voteCountDown}</span>
          </button>
        </span>{' '}
        <span part="status" role="status" data-failed={t('failed')}></span>
      </>
    ),
  }),
];
