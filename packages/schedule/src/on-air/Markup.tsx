import { printed } from '@onda/core/element/printed';
import { onAir } from './contract';
import { Face } from './Face';
import { present } from './present';

const AT_REST = present(0, null, undefined, { next: 0, remaining: false }, '', '');

export const markup = [
  printed({
    spec: onAir,
    rest: { ...AT_REST },
    draw: (_attributes, t, shown) => (
      <Face
        {...AT_REST}
        {...shown}
        label={t('onAirNow')}
        nextLabel={t('upNext')}
        nobody={t('nobodyOn')}
        left={t('timeLeft')}
        airings="[]"
        from="0"
        until="0"
      />
    ),
  }),
];
