import { printed } from '@onda/core/element/printed';
import { LineIcon } from '@onda/core/react/line-icon';
import { mastheadSearch } from './contract';

export const markup = [
  printed({
    spec: mastheadSearch,
    draw: (attributes, t) => (
      <form part="form" role="search" method="get" action={attributes.homeUrl}>
        <input
          part="field"
          type="search"
          name="s"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('boxSearch')}
          aria-label={t('boxSearch')}
        />{' '}
        <button part="submit" className="wp-element-button" type="submit" aria-label={t('boxSubmit')}>
          <LineIcon size={20}>
            <circle cx="11" cy="11" r="7" />
            <path d="m20 20-4-4" />
          </LineIcon>
        </button>
      </form>
    ),
  }),
];
