import { printed } from '@onda/core/element/printed';
import { studioLine } from './contract';
import { Face } from './Face';
import { present } from './present';

const AT_REST = present(0, [], []);

export const markup = [
  printed({
    spec: studioLine,
    rest: { ...AT_REST },
    draw: (_attributes, t, shown) => (
      <Face
        {...AT_REST}
        {...shown}
        label={t('studio')}
        call={t('studioCall')}
        write={t('studioWrite')}
        ways="[]"
        airings="[]"
      />
    ),
  }),
];
