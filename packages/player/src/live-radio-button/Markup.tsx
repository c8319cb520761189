import { printed } from '@onda/core/element/printed';
import { liveRadioButton } from './contract';

export const markup = [
  printed({
    spec: liveRadioButton,
    draw: (_attributes, t) => (
      <>
        <button part="button" className="wp-element-button" type="button">
          {t('liveListen')}
        </button>
        {' '}
        <span part="status" role="status">
          {t('liveStopped')}
        </span>
      </>
    ),
  }),
];
