import { printed } from '@onda/core/element/printed';
import { liveRadioButton } from './contract';
import { Face } from './Face';

export const markup = [
  printed({
    spec: liveRadioButton,
    rest: { label: '', status: '', state: '' },
    draw: (_attributes, t, shown) => (
      <Face shown={{ label: t('liveListen'), status: t('liveStopped'), state: '', ...shown }} />
    ),
  }),
];
