import { printedFlag } from '@onda/core/element/printed';
import type { Shown } from './present';

interface FaceProps {
  shown: Shown;
  t(key: 'label' | 'up' | 'down' | 'failed'): string;
}

/** Both buttons and the message of a vote that was not counted. */
export const Face = ({ shown, t }: FaceProps) => (
  <>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would end the paragraph that it may stand in */}
    <span part="votes" role="group" aria-label={t('label')} aria-busy={shown.isBusy || undefined}>
      <Vote
        way="up"
        path="M8 3 14 10H10.5V14H5.5V10H2Z"
        label={t('up')}
        count={shown.up}
        isMine={shown.isUp}
        isBusy={shown.isBusy}
        isClosed={shown.isClosed}
      />{' '}
      <Vote
        way="down"
        path="M8 13 2 6H5.5V2H10.5V6H14Z"
        label={t('down')}
        count={shown.down}
        isMine={shown.isDown}
        isBusy={shown.isBusy}
        isClosed={shown.isClosed}
      />
    </span>{' '}
    <span part="status" role="status" data-failed={t('failed')}>
      {shown.problem}
    </span>
  </>
);

interface VoteProps {
  way: 'up' | 'down';
  path: string;
  label: string;
  count: number;
  isMine: boolean;
  isBusy: boolean;
  isClosed: boolean;
}

/** `aria-disabled` while a vote is processed: `disabled` would drop the focus. */
const Vote = ({ way, path, label, count, isMine, isBusy, isClosed }: VoteProps) => (
  <button
    part={way}
    type="button"
    aria-pressed={isMine}
    aria-disabled={isBusy || undefined}
    {...printedFlag('disabled', isClosed)}
  >
    <svg role="img" aria-label={label} viewBox="0 0 16 16" width={16} height={16}>
      <path d={path} />
    </svg>{' '}
    <span part={`${way}-count`}>{count}</span>
  </button>
);
