import { printed } from '@onda/core/element/printed';
import { nowPlayingWidget } from './contract';
import { Frame } from './Frame';

export const markup = [
  printed({
    spec: nowPlayingWidget,
    hasSlot: true,
    rest: { isOpen: false, now: '', more: '', status: '' },
    draw: ({ radioName }, t, shown) => (
      <Frame
        name={`${t('label')} ${radioName}`}
        shown={{ isOpen: false, now: t('label'), more: t('more'), status: '', ...shown }}
        words={{ more: t('more'), close: t('close'), loading: t('loading'), unreachable: t('unreachable') }}
      />
    ),
  }),
];
