import { printed } from '@onda/core/element/printed';
import { favButton, favClear, favCount } from './contract';
import { Clear, Count, Heart, Status } from './Face';
import { favList } from './list/list-contract';

export const markup = [
  printed({
    spec: favButton,
    rest: { count: '', isFavorite: false, isOff: false },
    draw: ({ favoriteCount: count }, t, shown) => (
      <Heart {...{ count, isFavorite: false, isOff: false, ...shown }} label={t('favorite')} />
    ),
  }),
  printed({
    spec: favCount,
    rest: { count: '' },
    draw: ({ favoriteCount: count }, _t, shown) => <Count {...{ count, ...shown }} />,
  }),
  printed({
    spec: favClear,
    rest: { isOff: true },
    draw: (_attributes, t, shown) => <Clear {...{ isOff: true, ...shown }} label={t('clear')} />,
  }),
  printed({
    spec: favList,
    rest: { words: '' },
    draw: (_attributes, t, shown) => <Status {...{ words: t('loading'), ...shown }} />,
  }),
];
