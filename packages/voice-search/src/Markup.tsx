import { printed } from '@onda/core/element/printed';
import { voiceSearch } from './contract';
import { AT_REST, Face } from './Face';

/** The form for who cannot or will not speak; only the script puts it there. */
const typedSearch = {
  ...voiceSearch,
  tag: 'typed-search',
  attributes: { address: { type: 'url', default: '', description: 'Address of the search page.' } },
} as const;

export const markup = [
  printed({
    spec: voiceSearch,
    rest: { ...AT_REST },
    draw: (_attributes, t, shown) => <Face shown={{ ...AT_REST, ...shown }} label={t('button')} />,
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
