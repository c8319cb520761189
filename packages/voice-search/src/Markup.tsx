import { printed } from '@onda/core/element/printed';
import { LineIcon } from '@onda/core/react/line-icon';
import { voiceSearch } from './contract';

/** The form for who cannot or will not speak; only the script puts it there. */
const typedSearch = {
  ...voiceSearch,
  tag: 'typed-search',
  attributes: { address: { type: 'url', default: '', description: 'Address of the search page.' } },
} as const;

export const markup = [
  printed({
    spec: voiceSearch,
    draw: (_attributes, t) => (
      <>
        <button
          part="button"
          className="wp-element-button"
          type="button"
          aria-pressed="false"
          aria-label={t('button')}
        >
          <LineIcon size={20}>
            <rect x="9" y="3" width={6} height={11} rx="3" />
            <path d="M5 11a7 7 0 0 0 14 0M12 18v3" />
          </LineIcon>
        </button>
        <span part="hint" role="status"></span>
      </>
    ),
  }),
  printed({
    spec: typedSearch,
    draw: (attributes, t) => (
      <form part="form" role="search" method="get" action={attributes.address}>
        <input
          part="field"
          type="search"
          name="s"
          maxLength={120}
          required
          placeholder={t('typing')}
          aria-label={t('typing')}
        />{' '}
        <button part="submit" className="wp-element-button" type="submit">
          {t('search')}
        </button>
      </form>
    ),
  }),
];
