import { printed } from '@onda/core/element/printed';
import { favButton, favClear, favCount } from './contract';
import { favList } from './list/list-contract';
import { Status } from './view/Status';

export const markup = [
  printed({
    spec: favButton,
    draw: (attributes, t) => (
      <button part="button" className="wp-element-button" type="button" aria-pressed="false">
        <svg
          part="icon"
          viewBox="0 0 24 24"
          width="1em"
          height="1em"
          overflow="visible"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M12 24 3.5 15.4a5.5 5.5 0 0 1 0-7.8 5.5 5.5 0 0 1 7.8 0l.7.7.7-.7a5.5 5.5 0 0 1 7.8 0 5.5 5.5 0 0 1 0 7.8z" />
        </svg>{' '}
        <span part="label">{t('favorite')}</span> <span part="count">{attributes.favoriteCount}</span>
      </button>
    ),
  }),
  printed({ spec: favCount, draw: (attributes) => <span part="count">{attributes.favoriteCount}</span> }),
  printed({
    spec: favClear,
    draw: (_attributes, t) => (
      <button part="button" className="wp-element-button" type="button" disabled>
        {t('clear')}
      </button>
    ),
  }),
  printed({
    spec: favList,
    isHydrated: true,
    rest: { words: '' },
    draw: (_attributes, t, shown) => <Status {...{ words: t('loading'), ...shown }} />,
  }),
];
